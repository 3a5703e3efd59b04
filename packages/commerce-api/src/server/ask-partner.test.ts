import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAskPartner } from './ask-partner.ts'

const schema = z.object({ name: z.string() })
const merchant = { id: undefined, secret: 'merchant-key' }

let answer: (response: ServerResponse) => void
const seen: unknown[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { method, url, headers } = request
  const { authorization, 'content-type': type } = headers
  seen.push({ method, url, authorization, type, body: Buffer.concat(chunks).toString() })
  answer(response)
})
const say = (status: number, text: string) => {
  answer = (response) => response.writeHead(status).end(text)
}

let partnersUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a server on a port has no other kind of address
  partnersUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen.length = 0
})

const asking = (url: string | undefined, timeout?: number) =>
  createAskPartner({ partnersUrl: url, smtpUrl: undefined, merchant }, timeout)

it('asks in the name of the merchant and reads what fits', async () => {
  say(201, '{"name":"Ann","more":1}')
  const ask = asking(partnersUrl)

  expect(await ask('/things', { schema, body: { id: 7 } })).toEqual({
    status: 201,
    isGood: true,
    data: { name: 'Ann' },
  })
  await ask('/things/7', { schema })
  await ask('/things/7', { method: 'DELETE' })

  const authorization = 'Bearer merchant-key'
  expect(seen).toEqual([
    { method: 'POST', url: '/things', authorization, type: 'application/json', body: '{"id":7}' },
    { method: 'GET', url: '/things/7', authorization, type: undefined, body: '' },
    { method: 'DELETE', url: '/things/7', authorization, type: undefined, body: '' },
  ])
})

it('F13 reads nothing out of an empty answer that it was not to read', async () => {
  say(204, '')

  expect(await asking(partnersUrl)('/things/7', { method: 'DELETE' })).toEqual({
    status: 204,
    isGood: true,
    data: undefined,
  })
})

it.each([
  { why: 'refuses', status: 404, text: '{"name":"Ann"}', isGood: false },
  { why: 'fails', status: 500, text: '{"name":"Ann"}', isGood: false },
  { why: 'sends something else', status: 200, text: '{"title":"Ann"}', isGood: true },
  { why: 'sends no JSON', status: 200, text: '<h1>Ann</h1>', isGood: true },
])('F13 has no data where the other side $why, and says why', async ({ status, text, isGood }) => {
  say(status, text)

  const { cause, ...found } = await asking(partnersUrl)('/things/7', { schema })

  expect(found).toEqual({ status, isGood, data: undefined })
  expect(cause).toBeInstanceOf(Error)
})

it.each([
  { why: 'says nothing in time', behave: () => undefined },
  { why: 'ends the connection', behave: (response: ServerResponse) => response.destroy() },
  {
    why: 'stops in the middle',
    behave: (response: ServerResponse) => response.writeHead(200, { 'content-length': 99 }).write('{"na'),
  },
])('F32 has no status where the other side $why', async ({ behave }) => {
  answer = behave

  const { cause, ...found } = await asking(partnersUrl, 100)('/things', { schema, body: {} })

  expect(found).toEqual({ status: 0, isGood: false, data: undefined })
  expect(cause).toBeDefined()
})

it('says so when nobody is there to be asked', async () => {
  const { status, cause } = await asking(undefined)('/things', { schema })

  expect(status).toBe(0)
  expect(String(cause)).toContain('PARTNERS_URL')
})
