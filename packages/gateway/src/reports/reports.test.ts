import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { withoutPersonalData } from './report.rules.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const report = (body: unknown, type = 'application/json') =>
  gateway.send({
    path: '/_/reports',
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const violation = {
  type: 'csp-violation',
  age: 1,
  url: 'http://fresh.localhost:3000/order/42?email=jane.canary@example.com',
  user_agent: 'x',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=canary-token',
    sourceFile: 'http://fresh.localhost:3000/_/shell/1.0.0/boot.js',
    lineNumber: 7,
    sample: 'canary-sample',
  },
}

describe('POST /_/reports', () => {
  it.each([
    {
      kind: 'reports of the Reporting API',
      type: 'application/reports+json',
      body: [violation, { type: 'deprecation', body: {} }],
    },
    {
      kind: 'reports of report-uri',
      type: 'application/csp-report',
      body: {
        'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x.js?canary' },
      },
    },
  ])('T45 logs $kind: what was blocked and where, not who saw it', async ({ type, body }) => {
    expect((await report(body, type)).status).toBe(204)

    expect(gateway.log()).toContain('"directive":"script-src-elem","blocked":"https://evil.example"')
    expect(gateway.log()).not.toMatch(/canary|order\/42/)
  })

  it('T46 logs what the shell reports of a remote', async () => {
    const body = {
      type: 'aisle-failure',
      kind: 'integrity',
      remote: 'mf-orders',
      version: '1.2.0',
      message: 'refused for jane.canary@example.com',
    }

    expect((await report(body)).status).toBe(204)

    expect(gateway.log()).toContain('"kind":"integrity","remote":"mf-orders","version":"1.2.0"')
    expect(gateway.log()).not.toContain('canary')
  })

  it.each([
    { why: 'no JSON', body: '{', type: 'application/json', status: 400 },
    { why: 'no report', body: { hello: 1 }, type: 'application/json', status: 400 },
    {
      why: 'too many at once',
      body: Array.from({ length: 51 }, () => violation),
      type: 'application/reports+json',
      status: 400,
    },
    {
      why: 'too large',
      body: { type: 'aisle-failure', kind: 'x', message: 'x'.repeat(40_000) },
      type: 'application/json',
      status: 413,
    },
    { why: 'a form', body: 'a=1', type: 'application/x-www-form-urlencoded', status: 415 },
  ])('refuses $why', async ({ body, type, status }) => {
    expect((await report(body, type)).status).toBe(status)
  })
})

const number = '4111 1111 1111 1111'

it.each([
  { what: 'message', body: { type: 'aisle-failure', kind: 'x', message: `paid with ${number}` } },
  { what: 'part', body: { type: 'aisle-failure', kind: 'x', part: number, message: 'broken' } },
  { what: 'field that is not read', body: { type: 'aisle-failure', kind: 'x', message: 'broken', note: number } },
  { what: 'name of a field', body: { type: 'aisle-failure', kind: 'x', message: 'broken', [number]: 1 } },
  { what: 'list', body: [violation, { type: 'deprecation', body: { sample: ['4111111111111111'] } }] },
  { what: 'address', body: [{ ...violation, url: 'http://fresh.localhost:3000/?q=4111-1111-1111-1111' }] },
  {
    what: 'number written otherwise',
    body: String.raw`{"type":"aisle-failure","kind":"x","message":"\u00341111111\u00311111111"}`,
  },
  { what: 'report that is none', body: JSON.stringify(number) },
])('T61 refuses a report with the number of a card as a $what, and logs nothing of it', async ({ body }) => {
  const before = gateway.log().length
  const answer = await report(body)

  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
  expect(answer.text).not.toContain('4111')
  expect(gateway.log().slice(before)).not.toMatch(/4111|reported by a browser/)
})

it.each([
  { method: 'POST', body: JSON.stringify({ note: number }) },
  { method: 'POST', body: '4111111111111111' },
  { method: 'DELETE', body: JSON.stringify([number]) },
])("T61 refuses $method $body where a guest's token is asked for", async ({ method, body }) => {
  const answer = await gateway.send({
    path: '/auth/guest-token',
    method,
    headers: { origin: 'http://fresh.localhost:3000', 'content-type': 'application/json' },
    body,
  })

  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(gateway.log()).not.toContain('4111')
})

it.each([
  { message: 'mail to jane@example.com failed', shown: 'mail to [e-mail] failed' },
  { message: 'call +1 (415) 555-0100 now', shown: 'call [number] now' },
  { message: 'card 4111 1111 1111 1111', shown: 'card [number]' },
  { message: 'token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbm9uIn0.c2lnbmF0dXJl', shown: 'token [token]' },
  { message: 'GET /find?name=jane failed', shown: 'GET /find[query] failed' },
])('T63 "$message" is logged as "$shown"', ({ message, shown }) => {
  expect(withoutPersonalData(message)).toBe(shown)
})
