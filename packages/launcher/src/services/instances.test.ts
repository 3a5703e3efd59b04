import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { openDataFolder } from '../start/data-folder.ts'
import { migrateDatabase, openDatabase, requireDatabase } from '../start/database.ts'
import { readOptions } from '../start/options.ts'
import { freePorts } from '../start/ports.ts'
import { openSecrets } from '../start/secrets.ts'
import { seedOnce } from '../start/seed-once.ts'
import { guestAt, type Reply } from '../testing/browser-of.ts'
import { inWorkspace } from '../workspace.ts'
import { declareServices } from './declarations.ts'
import { type Service, startService } from './service.ts'

const started = new AsyncDisposableStack()
let port: number
let instances: readonly Service[]

/** As README says: services that start alone from their environment, before a server that runs already. */
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'aisle-instances-'))
  started.defer(() => rm(root, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres({
    dataFolder: root,
    password: 'of-a-server',
    logFile: join(root, 'pg.log'),
  })
  started.defer(() => server.stop())

  const folder = await openDataFolder(join(root, 'data'))
  const secrets = await openSecrets(folder.secrets)
  const [gateway = 0, api = 0, other = 0, identity = 0, partners = 0, smtp = 0] = await freePorts(6)
  port = gateway
  const options = readOptions([], { DATABASE_URL: server.url, PORT: String(port), AISLE_DATA: folder.root })
  await requireDatabase(server.url)
  const database = await openDatabase(options, folder, secrets)
  await migrateDatabase(database, secrets)
  await seedOnce({ databaseUrl: database.ownerUrl, folder, port, isEmbedded: false })

  const declarations = declareServices({
    ...options,
    ports: { gateway, api, identity, partners, smtp },
    folder,
    secrets,
    slices: { registryDir: folder.registry, devSockets: [] },
    appDatabaseUrl: database.appUrl,
    apiUrl: `http://127.0.0.1:${api},http://127.0.0.1:${other}`,
  })
  const second = declarations
    .filter(({ name }) => name === 'commerce-api')
    .map((declaration) => ({
      ...declaration,
      name: 'second-commerce-api',
      port: other,
      entry: inWorkspace('packages/commerce-api/src/main.ts'),
    }))
  const all = [...declarations, ...second].map((declaration) => {
    const service = startService(declaration, { logs: folder.logs, onGivenUp: () => undefined })
    started.defer(() => service.stop())
    return { name: declaration.name, service }
  })
  await Promise.all(all.map(({ service }) => service.ready()))
  instances = all.filter(({ name }) => name.endsWith('commerce-api')).map(({ service }) => service)
}, 120_000)
afterAll(() => started.disposeAsync(), 60_000)

const methodSchema = z.object({ codeName: z.string(), fulfillmentMethodID: z.string() })
const locationsSchema = z.object({
  items: z
    .array(
      z.object({
        locationId: z.string(),
        address: z.object({ zip: z.string() }),
        fulFillments: z.array(methodSchema).min(1),
      }),
    )
    .min(1),
})
const cartSchema = z.object({ orderNumber: z.string() })
const productsSchema = z.object({ items: z.array(z.object({ productID: z.string() })).min(1) })

type Call = Awaited<ReturnType<typeof guestAt>>

async function inTurn(count: number, call: () => Promise<Reply>) {
  const replies: Reply[] = []
  for (let turn = 0; turn < count; turn += 1) replies.push(await call())
  return replies
}

/** Puts two of a product into the guest's cart. */
async function fillCart(call: Call) {
  const found = await call('GET', '/v1/location')
  expect(found).toMatchObject({ status: 200 })
  const [store] = locationsSchema.parse(found.data).items
  const listed = await call('GET', '/v1/Product?productsBy=CT&CategorySeoName=produce&Page=1&PageSize=1&sortBy=0')
  expect(listed).toMatchObject({ status: 200 })
  const [product] = productsSchema.parse(listed.data).items
  const saved = await call('POST', '/v2/Cart', {
    fulfillmentMethodId: store?.fulFillments[0]?.fulfillmentMethodID,
    locationID: store?.locationId,
    zipCode: store?.address.zip,
    products: [{ productId: product?.productID, qty: 2 }],
  })
  const { orderNumber } = cartSchema.parse(saved.data)
  return { productId: String(product?.productID), read: () => call('GET', `/v2/Cart?orderNumber=${orderNumber}`) }
}

describe('two instances of the commerce API before one PostgreSQL server', { timeout: 60_000 }, () => {
  it('know the same guest and the same cart, whoever is asked', async () => {
    const call = await guestAt(port, 'fresh')
    const { productId, read } = await fillCart(call)

    const carts = await inTurn(4, read)

    expect(instances).toHaveLength(2)
    expect(JSON.stringify(carts[0]?.data)).toContain(productId)
    expect(new Set(carts.map((cart) => JSON.stringify(cart))).size).toBe(1)
  })

  it('lose no call and no cart when one of them is gone', async () => {
    const call = await guestAt(port, 'fresh')
    const { productId, read } = await fillCart(call)

    await instances[0]?.stop()

    const carts = await inTurn(4, read)
    expect(carts.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { data } of carts) expect(JSON.stringify(data)).toContain(productId)
    expect((await fillCart(call)).productId).toBe(productId)
  })
})
