import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { answerJson } from '../testing/upstream.ts'

const PASS = 'p'.repeat(43)

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => {
  gateway.api.seen.length = 0
})

const ask = (headers: Record<string, string>) =>
  gateway.send({
    path: '/v1/Mode/Beta',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })

it('T18 a pass becomes a cookie of this store that no script reads, for 3 days', async () => {
  gateway.api.answerWith((_, response) => {
    response.setHeader(ACCESS_PASS_HEADER, PASS)
    answerJson(response, 200, { success: true, data: true })
  })

  const { headers } = await ask({})

  expect(headers).not.toHaveProperty(ACCESS_PASS_HEADER)
  expect(headers['set-cookie']).toEqual([
    `__Host-aisle-access=${PASS}; Max-Age=259200; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
})

it('T18 the API hears of a pass from the cookie alone, and of the cookie never', async () => {
  gateway.api.answerWith((_, response) => answerJson(response, 200, { success: true, data: true }))

  await ask({ [ACCESS_PASS_HEADER]: PASS })
  await ask({ cookie: `__Host-aisle-access=${PASS}` })
  await ask({ cookie: '__Host-aisle-access=<script>' })

  expect(gateway.api.seen.map(({ headers }) => headers[ACCESS_PASS_HEADER])).toEqual([undefined, PASS, undefined])
  expect(gateway.api.seen[1]?.headers).not.toHaveProperty('cookie')
})

it('T36 a cookie of the API’s own stays behind', async () => {
  gateway.api.answerWith((_, response) => {
    response.setHeader('set-cookie', 'spy=1')
    answerJson(response, 200, { success: true, data: false })
  })

  expect((await ask({})).headers).not.toHaveProperty('set-cookie')
})
