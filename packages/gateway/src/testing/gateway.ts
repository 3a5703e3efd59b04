import { openRegistry } from '@aisle/build/registry'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { buildGateway, type GatewayOptions } from '../app.ts'
import { openGuestKeys } from '../guest/guest-keys.ts'
import { fillRegistry } from './registry.builder.ts'
import { type Sent, send } from './send.ts'
import { storeApi } from './store-api.ts'
import { portOf, startUpstream } from './upstream.ts'

export const chosenStore = {
  locationId: '11111111-1111-4111-8111-111111111111',
  name: 'Market Street 100%',
  zipCode: '94103',
  fulfillmentId: '22222222-2222-4222-8222-222222222222',
  codeName: 'sp',
  displayName: 'Pickup',
}
export const storeCookie = `aisle-store=${encodeURIComponent(JSON.stringify(chosenStore))}`

/** A gateway on a port of its own, in front of real servers, with a registry of two tenants on disk. */
export async function startGateway(options: Partial<GatewayOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-gateway-'))
  const registryDir = join(folder, 'registry')
  await fillRegistry(registryDir, [{ tenant: 'fresh' }, { tenant: 'cellar' }])
  const [api, identity, partners] = await Promise.all([startUpstream(storeApi()), startUpstream(), startUpstream()])
  const log = collect()
  const app = await buildGateway({
    address: { scheme: 'http', port: 3000 },
    identityOrigin: 'http://id.localhost:3000',
    partnersOrigin: 'http://partners.localhost:3000',
    apiUrls: [api.url],
    identityUrl: identity.url,
    partnersUrl: partners.url,
    registries: openRegistry(registryDir),
    registryDir,
    imagesDir: join(folder, 'images'),
    imageCacheDir: join(folder, 'image-cache'),
    guestKeys: await openGuestKeys(join(folder, 'keys/guest.json')),
    guestIssuer: 'urn:aisle:guest',
    guestTokensPerMinute: 100,
    limiter: { take: async () => undefined },
    dependencies: [],
    logTo: log.stream,
    dataDeadline: 2000,
    pageBudget: 20_000,
    ...options,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app.server)

  return {
    api,
    identity,
    partners,
    port,
    folder,
    registryDir,
    log: log.text,
    send: (sent: Sent) => send(port, { host: 'fresh.localhost:3000', ...sent }),
    /** A file below the data folder, for what is served from disk. */
    async write(path: string, text: string | Buffer) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await Promise.all([api, identity, partners].map((upstream) => upstream[Symbol.asyncDispose]()))
      await rm(folder, { recursive: true })
    },
  }
}

function collect() {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
