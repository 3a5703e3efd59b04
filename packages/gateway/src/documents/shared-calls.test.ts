import { configuration } from '@aisle/api/configuration'
import { callKey } from '@aisle/api/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootOf } from '../testing/boot-of.ts'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'

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
