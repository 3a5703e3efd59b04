import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'
import { startUpstream } from '../testing/upstream.ts'

const NOBODY = 'http://127.0.0.1:1'

let one: Awaited<ReturnType<typeof startUpstream>>
let other: Awaited<ReturnType<typeof startUpstream>>
beforeAll(async () => {
  ;[one, other] = await Promise.all([startUpstream(), startUpstream()])
})
afterAll(() => Promise.all([one, other].map((upstream) => upstream[Symbol.asyncDispose]())))

it('calls take turns over the instances of the API', async () => {
  await using gateway = await startGateway({ apiUrls: [one.url, other.url] })

  for (let call = 0; call < 6; call += 1) await gateway.send({ path: '/v1/Order' })

  expect([one.seen.length, other.seen.length]).toEqual([3, 3])
  expect(other.seen[0]?.headers.host).toBe(new URL(other.url).host)
})

it('an instance that is gone costs nobody a call, whatever its method, and no body is lost', async () => {
  await using gateway = await startGateway({ apiUrls: [NOBODY, one.url] })
  one.seen.length = 0

  const headers = { 'content-type': 'application/json' }
  const answers = [
    await gateway.send({ path: '/v1/Order' }),
    await gateway.send({ path: '/v2/Cart', method: 'POST', headers, body: '{"a":1}' }),
    await gateway.send({ path: '/v2/Cart', method: 'POST', headers, body: '{"a":2}' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(one.seen.map(({ body }) => body)).toEqual(['', '{"a":1}', '{"a":2}'])
})

it('an instance that took a call and broke off is not asked in its place: it may have done it', async () => {
  await using broken = await startUpstream((_, response) => response.destroy())
  await using gateway = await startGateway({ apiUrls: [broken.url, one.url] })
  one.seen.length = 0

  const { status } = await gateway.send({ path: '/v2/Order/PlaceOrder', method: 'POST', body: '' })

  expect(status).toBe(502)
  expect(one.seen).toHaveLength(0)
})

it('pages are made with the instances that are there', async () => {
  await using api = await startUpstream(storeApi())
  await using gateway = await startGateway({ apiUrls: [NOBODY, api.url] })

  for (let page = 0; page < 2; page += 1) {
    const { text } = await gateway.send({ path: '/find-store', headers: { accept: 'text/html' } })
    expect(text).toContain('fresh Market')
  }
})

it('without any instance a call is answered as unreachable', async () => {
  await using gateway = await startGateway({ apiUrls: [NOBODY, 'http://127.0.0.1:2'] })

  expect((await gateway.send({ path: '/v1/Order' })).status).toBe(502)
})
