import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { photo, pngBomb } from '../testing/photo.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const IMMUTABLE = 'public, max-age=31536000, immutable'

let gateway: Awaited<ReturnType<typeof startGateway>>
let milk: Buffer
beforeAll(async () => {
  gateway = await startGateway()
  milk = await photo(700, 500).jpeg({ quality: 88 }).toBuffer()
  await gateway.write('images/feed/milk.1f3a9c2e.jpg', milk)
  await gateway.write('images/tea.png', await photo(200).png().toBuffer())
  await gateway.write('images/milk.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await gateway.write('images/cut.jpg', milk.subarray(0, milk.length / 2))
  await gateway.write('images/text.jpg', 'secret')
  await gateway.write('images/drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await gateway.write('images/feed/.fetched/note.jpg', milk)
  await gateway.write('outside.jpg', milk)
  await symlink(join(gateway.folder, 'outside.jpg'), join(gateway.folder, 'images/link.jpg'))
  await symlink(join(gateway.folder, 'images/feed/milk.1f3a9c2e.jpg'), join(gateway.folder, 'images/inner.jpg'))
})
afterAll(() => gateway[Symbol.asyncDispose]())

const get = (path: string, accept = CHROME, headers = {}) => gateway.send({ path, headers: { accept, ...headers } })

async function kept() {
  const names = await readdir(join(gateway.folder, 'image-cache'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes('.')).length
}

describe('a photograph', () => {
  it.each([
    { accept: CHROME, type: 'image/avif', format: 'heif' },
    { accept: 'image/webp,*/*', type: 'image/webp', format: 'webp' },
    { accept: '*/*', type: 'image/jpeg', format: 'jpeg' },
  ])('is $type for a browser that takes $accept', async ({ accept, type, format }) => {
    const { status, headers, bytes } = await get('/_/images/320/feed/milk.1f3a9c2e.jpg', accept)

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': IMMUTABLE,
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 229 })
    expect(bytes.length).toBeLessThan(milk.length)
  })

  it('is never enlarged', async () => {
    const { bytes } = await get('/_/images/1920/tea.png', 'image/webp')

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200 })
  })

  it('is asked for again after a day where its name does not tell its content, and known by its tag', async () => {
    const first = await get('/_/images/96/tea.png')
    const again = await get('/_/images/96/tea.png', CHROME, { 'if-none-match': first.headers.etag })

    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await get('/_/images/96/tea.png', '*/*', { 'if-none-match': first.headers.etag })).status).toBe(200)
  })

  it('is made anew when its file changes', async () => {
    await gateway.write('images/changing.png', await photo(300).png().toBuffer())
    const before = await get('/_/images/96/changing.png')
    await gateway.write('images/changing.png', await photo(300, 100).png().toBuffer())
    const { headers, bytes } = await get('/_/images/96/changing.png')

    expect(headers.etag).not.toBe(before.headers.etag)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 32 })
  })

  it('is upright, and carries nothing of the camera', async () => {
    const turned = await photo(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await gateway.write('images/turned.jpg', turned)
    const { exif, width, height } = await sharp((await get('/_/images/96/turned.jpg', '*/*')).bytes).metadata()

    expect({ exif, width, height }).toEqual({ exif: undefined, width: 96, height: 192 })
  })

  it('is made once for fifty who ask at once, and read from the disk after that', async () => {
    await gateway.write('images/rush.jpg', milk)
    const before = await kept()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/_/images/640/rush.jpg')))

    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(await kept()).toBe(before + 1)
  })

  it('is made again when what was kept is gone', async () => {
    await get('/_/images/480/tea.png')
    await rm(join(gateway.folder, 'image-cache'), { recursive: true })

    expect(await get('/_/images/480/tea.png')).toMatchObject({ status: 200 })
    expect(await kept()).toBe(1)
  })
})

it('a drawing is served as it is, with the same protection', async () => {
  const { status, headers } = await get('/_/images/320/milk.svg')

  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  expect(headers['content-security-policy']).toContain('sandbox')
})

it('a picture that moves is served as it is, and goes on moving', async () => {
  const frames = await Promise.all([photo(40).png().toBuffer(), photo(40).png().toBuffer()])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  await gateway.write('images/moving.webp', moving)

  for (const _ of ['first', 'then']) {
    const { status, headers, bytes } = await get('/_/images/96/moving.webp')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(bytes).toEqual(moving)
  }
})

describe('a file that is no picture', () => {
  it.each(['cut.jpg', 'text.jpg', 'drawing.png'])(
    '%s is refused, named in the log, and takes nobody down',
    async (name) => {
      for (const _ of ['first', 'then']) {
        const { status, headers, text } = await get(`/_/images/320/${name}`)
        expect(status).toBe(422)
        expect(headers['cache-control']).toBe('no-store')
        expect(headers).not.toHaveProperty('etag')
        expect(text).toContain('BAD_PICTURE')
        expect(text).not.toContain('secret')
      }
      expect(gateway.log()).toContain(`"picture":"/images/${name}"`)
      expect((await get('/_/images/320/feed/milk.1f3a9c2e.jpg')).status).toBe(200)
    },
  )

  it('a bomb, 400 million pixels in a file of 300 KB, is refused by its head', async () => {
    const bomb = pngBomb(20_000)
    await gateway.write('images/bomb.png', bomb)
    expect(bomb.length).toBeLessThan(300_000)
    const before = process.memoryUsage().rss
    const { status, text } = await get('/_/images/320/bomb.png')

    expect(status).toBe(422)
    expect(text).toContain('BAD_PICTURE')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('a file of 17 MiB is refused unread', async () => {
    await gateway.write('images/huge.jpg', Buffer.concat([milk, Buffer.alloc(17 * 1024 * 1024)]))

    expect((await get('/_/images/320/huge.jpg')).status).toBe(422)
  })
})

it.each([
  '/_/images/320/../../outside.jpg',
  '/_/images/320/..%2f..%2foutside.jpg',
  '/_/images/320/%2e%2e/outside.jpg',
  '/_/images/320/..%5coutside.jpg',
  '/_/images/320/..\\outside.jpg',
  '/_/images/320/tea.png%00.jpg',
  '/_/images/320/feed%2fmilk.1f3a9c2e.jpg',
  '/_/images/320/feed',
  '/_/images/320/feed/.fetched/note.jpg',
  '/images/feed/.fetched/note.jpg',
  '/_/images/320/link.jpg',
  '/_/images/320/inner.jpg',
  '/_/images/320/none.jpg',
  '/_/images/320//etc/passwd',
  '/_/images/321/tea.png',
  '/_/images/0320/tea.png',
  '/_/images/320/tea.png?v=2',
  '/_/images/tea.png',
  '/_/images/',
])('T59 %s is none', async (path) => {
  const { status, headers, text } = await get(path)

  expect([400, 404]).toContain(status)
  expect(headers['content-type']).toContain('application/json')
  expect(text).not.toContain('secret')
})

it.each([
  '/_/images/320/http://127.0.0.1:9/milk.jpg',
  '/_/images/320/https:%2f%2fevil.example%2fmilk.jpg',
  '/_/images/320/feed/milk.1f3a9c2e.jpg?url=http://169.254.169.254/',
])('T60 %s has nobody asked', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('whoever has waited for long gets the file itself for now', async () => {
  await using hasty = await startGateway({ picturePatience: 0 })
  await hasty.write('images/milk.jpg', milk)
  const headers = { accept: CHROME }
  const first = await hasty.send({ path: '/_/images/960/milk.jpg', headers })

  expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache', vary: 'accept' })
  expect(first.headers).not.toHaveProperty('etag')
  expect(first.bytes).toEqual(milk)
  await expect
    .poll(async () => (await hasty.send({ path: '/_/images/960/milk.jpg', headers })).headers['content-type'])
    .toBe('image/avif')
})

it('every width is the file itself where nothing may be kept', async () => {
  await using bare = await startGateway({ imageCacheDir: undefined })
  await bare.write('images/milk.jpg', milk)
  const { status, bytes } = await bare.send({ path: '/_/images/320/milk.jpg', headers: { accept: CHROME } })

  expect(status).toBe(200)
  expect(bytes).toEqual(milk)
})

it('a folder that cannot be written costs time, not pictures', async () => {
  await using full = await startGateway({ imageCacheDir: '/dev/null/none' })
  await full.write('images/milk.jpg', milk)
  const { status, headers } = await full.send({ path: '/_/images/320/milk.jpg', headers: { accept: CHROME } })

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/avif')
  expect(full.log()).toContain('pictures are not kept')
})
