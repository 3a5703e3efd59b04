import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { seedCards } from './seeding.ts'
import { createJsonClient } from './testing/json-client.ts'
import { startForTests } from './testing/start-partners.ts'

const running = startForTests()
const { call } = createJsonClient(running)

const visa = {
  token: 'card_demo_visa',
  provider: 'datacap',
  tenant: 'fresh',
  brand: 'visa',
  last4: '1111',
  expiryMonth: 9,
  expiryYear: 2099,
} as const
const expired = { ...visa, token: 'card_demo_expired', expiryYear: 2020 }

beforeAll(async () => {
  await seedCards(running.folder, [visa, expired])
  await seedCards(running.folder, [visa, expired])
  await running.restart()
})

const authorize = (token: string, change = {}) =>
  call('/payments/datacap/authorize', {
    tenant: 'fresh',
    token,
    amount: 999,
    currency: 'USD',
    reference: `order-${token}`,
    ...change,
  })

it('lets a seeded card be charged like one that a shopper saved', async () => {
  expect((await authorize(visa.token)).body).toMatchObject({ status: 'authorized', brand: 'visa', last4: '1111' })
})

it('declines a seeded card that has expired', async () => {
  expect((await authorize(expired.token)).body).toMatchObject({ status: 'declined', declineCode: 'EXPIRED_CARD' })
})

it('keeps a seeded card from other tenants', async () => {
  expect((await authorize(visa.token, { tenant: 'cellar' })).status).toBe(422)
})

it('writes each card once', async () => {
  const journal = await readFile(join(running.folder, 'payments.jsonl'), 'utf8')
  expect(journal.match(/"type":"token"/g)).toHaveLength(2)
})
