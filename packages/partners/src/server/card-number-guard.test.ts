import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { ownOrigin, startForTests } from '../testing/start-partners.ts'

const running = startForTests()
const { call } = createJsonClient(running)
const number = '4111 1111 1111 1111'
const person = { firstName: 'Ann', lastName: 'Miller', dateOfBirth: '1990-05-01' }

it.each([
  { path: '/age-check/sessions', body: { tenant: 'fresh', person: { ...person, lastName: number } } },
  { path: '/loyalty/sessions', body: { tenant: 'fresh', account: number, customer: crypto.randomUUID() } },
  { path: '/payments/datacap/authorize', body: { tenant: 'fresh', token: number, amount: 100, currency: 'USD' } },
  { path: '/payments/datacap/cards', body: { tenant: 'fresh', token: 'tok', billingAddress: { line1: number } } },
])('T61 refuses the number of a card at $path', async ({ path, body }) => {
  const reply = await call(path, body)

  expect(reply.status).toBe(400)
  expect(reply.body['message']).toContain('The number of a payment card does not belong here.')
  expect(await kept()).not.toContain('4111')
})

it('T61 refuses the number of a card as the name of whoever has their age checked', async () => {
  const { body } = await call('/age-check/sessions', { tenant: 'fresh' })
  const path = `/age-check/sessions/${String(body['sessionId'])}`

  const reply = await fetch(`${running.url}${path}/result`, {
    method: 'POST',
    headers: { origin: ownOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, firstName: number, outcome: 'pass' }),
  })

  expect(reply.status).toBe(400)
  expect((await call(path)).body).toMatchObject({ status: 'pending', firstName: null })
})

/** What is on the disk. */
async function kept() {
  const names = await readdir(running.folder)
  const files = names.filter((name) => name.endsWith('.jsonl'))
  return (await Promise.all(files.map((name) => readFile(join(running.folder, name), 'utf8')))).join('')
}
