import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '@aisle/contract'
import { switchServiceWorker } from '@aisle/build/registry'
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { drawIcon, iconKinds } from './icon.rules.ts'
import { shortNameOf } from './manifest.rules.ts'
import { encodePng } from './png.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const readManifest = async () => {
  const answer = await gateway.send({ path: '/manifest.webmanifest' })
  return { answer, manifest: JSON.parse(answer.text) }
}

describe('1§1 the manifest of a store', () => {
  it('names the tenant, its colours, its icons and where it begins', async () => {
    const { answer, manifest } = await readManifest()
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en' })
    expect(manifest.name).not.toBe('')
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  })

  it('leads to icons that are there, as large as they say', async () => {
    const { manifest } = await readManifest()
    for (const { src } of manifest.icons) {
      const { status, headers } = await gateway.send({ path: src })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ])
    }
  })

  it('has no icon in a colour that is not the tenant’s', async () => {
    expect((await gateway.send({ path: '/icons/any-192-123456.png' })).status).toBe(404)
  })

  it.each([
    ['Fresh Fields Market', 'Fresh Fields'],
    ['Old Cellar', 'Old Cellar'],
    ['Corner', 'Corner'],
    ['Supercalifragilistic Stores', 'Supercalifragilistic'],
  ])('shortens %s to %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short)
  })
})

describe('an icon', () => {
  it('is a picture of its size with the cart on the tenant’s colour', () => {
    const kind = iconKinds['touch-180']
    const pixels = drawIcon(kind, [28, 122, 166], [255, 255, 255])
    const at = (x: number, y: number) => [...pixels.subarray((y * kind.size + x) * 4, (y * kind.size + x) * 4 + 4)]
    expect(at(2, 2)).toEqual([28, 122, 166, 255])
    // In the middle of the cart's floor.
    expect(
      at(
        Math.round(((18 - 16) * kind.share + 16) * (180 / 32)),
        Math.round(((20 - 16) * kind.share + 16) * (180 / 32)),
      ),
    ).toEqual([255, 255, 255, 255])
    const png = encodePng(kind.size, pixels)
    expect(png.readUInt32BE(16)).toBe(180)
    const start = png.indexOf('IDAT') + 4
    expect(inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))).toHaveLength(180 * (180 * 4 + 1))
  })
})

describe('1§2 the page without a connection', () => {
  it('says so, lets one try again, and runs nothing', async () => {
    const { status, text, headers } = await gateway.send({ path: OFFLINE_PATH })
    expect(status).toBe(200)
    expect(text).toContain('Oops, No internet connection')
    expect(text).toContain('<a href="">Try Again</a>')
    expect(text).not.toContain('<script')
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('F44 T53 the service worker', () => {
  it('is asked for each time and acts for the whole store', async () => {
    const { status, headers } = await gateway.send({ path: SERVICE_WORKER_PATH })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  it('takes itself off where the build of the shell has none, or when it is switched off', async () => {
    const read = async () => (await gateway.send({ path: SERVICE_WORKER_PATH })).text
    expect(await read()).toContain('registration.unregister()')
    await gateway.write('registry/shell/1.0.0/service-worker.js', 'kept()')
    expect(await read()).toMatch(/^\/\* [\w-]{16} \*\/\nkept\(\)$/)
    await switchServiceWorker(gateway.registryDir, 'off')
    expect(await read()).toContain('registration.unregister()')
    await switchServiceWorker(gateway.registryDir, 'on')
    expect(await read()).toContain('kept()')
  })
})
