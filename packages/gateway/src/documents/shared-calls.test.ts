import { configuration } from '@aisle/api/configuration'
import { callKey } from '@aisle/api/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootOf } from '../testing/boot-of.ts'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'
import { createSharedCalls } from './shared-calls.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const open = (tenant = 'fresh') =>
  gateway.send({
    path: '/detail/whole-milk',
    host: `${tenant}.localhost:3000`,
    headers: { accept: 'text/html', cookie: storeCookie },
  })

describe('1§7 a store whose API has the second version of the configuration only', () => {
  it('has documents that say so to the browser as those of the first', async () => {
    gateway.api.answerWith(storeApi({ version: 2, business: { tenantAcr: 'tenant:fresh' } }))

    const { status, text } = await open()
    const [found] = bootOf(text).calls

    expect(status).toBe(200)
    expect(text).toContain('<title>Whole &lt;Milk&gt; · fresh Market</title>')
    expect(found).toMatchObject({
      key: callKey(configuration, { query: { global: true } }),
      data: { businessConfigurations: { businessName: 'fresh Market' }, tenantAcr: 'tenant:fresh' },
    })
  })

  it('is closed when that one says so', async () => {
    gateway.api.answerWith(storeApi({ version: 2, business: { mode: 6 } }))

    expect((await open()).status).toBe(503)
  })
})

it('1§7 a store of which the API has neither version is not there', async () => {
  const answer = storeApi({ version: 2 })
  gateway.api.answerWith((seen, response) => answer({ ...seen, url: seen.url.replace('/v2/', '/v3/') }, response))

  expect((await open('cellar')).status).toBe(404)
})

it('have another version with each change, and none with an answer that says the same again', async () => {
  let data: unknown = { colour: 'green' }
  const shared = createSharedCalls({
    read: async (_tenant, name) => ({ key: [name], data: name === 'theme' ? structuredClone(data) : {} }),
    readConfiguration: () => Promise.reject(new Error('not now')),
    cacheMinutes: () => 0,
  })
  const versionAfterReading = async () => {
    await shared.readAll('fresh', AbortSignal.timeout(1_000), () => undefined)
    return shared.versionOf('fresh')
  }

  const nothing = shared.versionOf('fresh')
  const green = await versionAfterReading()
  const greenAgain = await versionAfterReading()
  data = { colour: 'red' }
  const red = await versionAfterReading()

  expect(greenAgain).toBe(green)
  expect(new Set([nothing, green, red])).toHaveProperty('size', 3)
  expect(shared.versionOf('cellar')).toBe(nothing)
})
