import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodItems } from '../survey.ts'
import { openFeed } from '../readers/open-feed.ts'
import { feedFile, temporaryFolder } from '../testing/feed-file.ts'
import { startImageServer } from '../testing/image-server.ts'
import { fetchFeedImages, type FeedImageOptions } from './feed-images.ts'

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })

async function feedOf(...addresses: readonly string[]) {
  const rows = addresses.map((address, index) => `P${index}\tProduct ${index}\t1.00 USD\t${address}`)
  const feed = await openFeed(feedFile(['id\ttitle\tprice\timage_link', ...rows].join('\n')))
  const imagesDir = temporaryFolder('aisle-images-')
  const filesIn = () => readdirSync(join(imagesDir, 'feed')).filter((name) => !name.startsWith('.'))
  return {
    filesIn,
    imagesDir,
    fetch: (options: Partial<FeedImageOptions> = {}) =>
      fetchFeedImages(goodItems(feed), { imagesDir, mayCall: () => true, timeout: 2000, ...options }),
  }
}

describe('an image of a feed', () => {
  it.each([
    { what: 'JPEG', image: photo(40, 30).jpeg(), ending: 'jpg' },
    { what: 'PNG', image: photo(40, 30).png(), ending: 'png' },
    { what: 'WebP', image: photo(40, 30).webp(), ending: 'webp' },
  ])(
    'is kept as the $what that it is, named by its content, whatever its server calls it',
    async ({ image, ending }) => {
      const file = await image.toBuffer()
      const { urlOf } = await startImageServer({ '/milk': file })
      const { fetch, imagesDir } = await feedOf(urlOf('/milk'))
      const { stored, problems } = await fetch()
      const found = stored.get(urlOf('/milk'))

      expect(problems).toEqual([])
      expect(found).toMatchObject({ width: 40, height: 30 })
      expect(found?.url).toMatch(new RegExp(`^/images/feed/photo\\.[0-9a-f]{32}\\.${ending}$`))
      expect(readFileSync(join(imagesDir, found?.url.replace('/images/', '') ?? ''))).toEqual(file)
    },
  )

  it.each([
    { what: 'one that is wider than anybody is shown', image: photo(2400, 600).jpeg(), width: 1920, height: 480 },
    { what: 'GIF', image: photo(40, 30).gif(), width: 40, height: 30 },
    { what: 'AVIF', image: photo(40, 30).avif(), width: 40, height: 30 },
    { what: 'one that is heavy', image: photo(900, 900).png(), width: 900, height: 900 },
  ])('is made WebP: $what', async ({ image, width, height }) => {
    const { urlOf } = await startImageServer({ '/milk': await image.toBuffer() })
    const { fetch, imagesDir } = await feedOf(urlOf('/milk'))
    const found = (await fetch()).stored.get(urlOf('/milk'))

    expect(found).toMatchObject({ width, height, url: expect.stringMatching(/\.webp$/) })
    expect(
      await sharp(readFileSync(join(imagesDir, found?.url.replace('/images/', '') ?? ''))).metadata(),
    ).toMatchObject({
      format: 'webp',
      width,
      height,
    })
  })

  it('has the size that it is shown in, which a camera on its side writes beside it', async () => {
    const file = await photo(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { urlOf } = await startImageServer({ '/milk': file })
    const { fetch } = await feedOf(urlOf('/milk'))

    expect((await fetch()).stored.get(urlOf('/milk'))).toMatchObject({ width: 30, height: 40 })
  })

  it('is fetched once for all products that show it, and not again by the next import', async () => {
    const file = await photo(40, 30).jpeg().toBuffer()
    const { urlOf, asked } = await startImageServer({ '/a': file, '/b': file })
    const { fetch, filesIn } = await feedOf(urlOf('/a'), urlOf('/a'), urlOf('/b'))

    const first = await fetch()
    const second = await fetch()

    expect(asked.toSorted()).toEqual(['/a', '/b'])
    expect(second).toEqual(first)
    expect(filesIn()).toHaveLength(1)
    expect(new Set([...first.stored.values()].map(({ url }) => url)).size).toBe(1)
  })

  it('is fetched again when that is asked for, and when its file is gone', async () => {
    const { urlOf, asked } = await startImageServer({ '/a': await photo(40, 30).jpeg().toBuffer() })
    const { fetch, imagesDir, filesIn } = await feedOf(urlOf('/a'))
    await fetch()
    await fetch({ isAnew: true })
    expect(asked).toHaveLength(2)

    rmSync(join(imagesDir, 'feed', filesIn()[0] ?? ''))
    await fetch()
    expect(asked).toHaveLength(3)
    expect(filesIn()).toHaveLength(1)
  })

  it('that cannot be had is told with its product, its address and the reason; the others come', async () => {
    const file = await photo(400, 300).jpeg().toBuffer()
    const { urlOf } = await startImageServer({
      '/good': file,
      '/cut': file.subarray(0, file.length / 2),
      '/text': Buffer.from('<html>not here</html>'),
      '/drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      '/heavy': Buffer.alloc(300_000),
    })
    const { fetch, filesIn } = await feedOf(...['/none', '/cut', '/good', '/text', '/drawing', '/heavy'].map(urlOf))
    const { stored, problems } = await fetch({ maxBytes: 200_000 })

    expect([...stored.keys()]).toEqual([urlOf('/good')])
    expect(filesIn()).toHaveLength(1)
    expect(problems.map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, 'image_link', urlOf('/none')],
      [3, 'image_link', urlOf('/cut')],
      [5, 'image_link', urlOf('/text')],
      [6, 'image_link', urlOf('/drawing')],
      [7, 'image_link', urlOf('/heavy')],
    ])
    expect(problems.map(({ reason }) => reason)).toEqual([
      'answered 404: P0 has no image',
      expect.stringMatching(/^is no picture to be shown \(.+\): P1 has no image$/),
      expect.stringMatching(/^is no picture to be shown \(.+\): P3 has no image$/),
      expect.stringMatching(/^is no picture to be shown \(.+\): P4 has no image$/),
      'is larger than 195 KiB: P5 has no image',
    ])
  })

  it('T60 of this machine is left out', async () => {
    const { urlOf, asked } = await startImageServer({ '/a': await photo(40, 30).jpeg().toBuffer() })
    const { fetch } = await feedOf(urlOf('/a'))
    const { stored, problems } = await fetch({ mayCall: undefined })

    expect(asked).toEqual([])
    expect(stored.size).toBe(0)
    expect(problems).toMatchObject([{ reason: 'is not in the Internet: P0 has no image', value: urlOf('/a') }])
  })
})

it('fetches six at once at most', async () => {
  const file = await photo(40, 30).jpeg().toBuffer()
  let open = 0
  let most = 0
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`)
  const { urlOf } = await startImageServer(
    Object.fromEntries(
      paths.map((path) => [
        path,
        (_request, response) => {
          open += 1
          most = Math.max(most, open)
          setTimeout(() => {
            open -= 1
            response.end(file)
          }, 20)
        },
      ]),
    ),
  )
  const { fetch } = await feedOf(...paths.map(urlOf))

  expect((await fetch()).stored.size).toBe(20)
  expect(most).toBe(6)
})

it('leaves nothing half written', async () => {
  const { urlOf } = await startImageServer({ '/a': await photo(40, 30).jpeg().toBuffer() })
  const { fetch, imagesDir, filesIn } = await feedOf(urlOf('/a'))
  await fetch()

  expect(readdirSync(join(imagesDir, 'feed')).toSorted()).toEqual(['.fetched', ...filesIn()])
  expect(
    readdirSync(join(imagesDir, 'feed/.fetched')).every(
      (name) => statSync(join(imagesDir, 'feed/.fetched', name)).size > 0,
    ),
  ).toBe(true)
})
