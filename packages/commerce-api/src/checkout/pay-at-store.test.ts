import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

it.each([
  { users: 1, guest: false, customer: true },
  { users: 2, guest: true, customer: false },
  { users: 3, guest: true, customer: true },
])('offers to pay at the store to whom it is allowed: $users', async ({ users, guest, customer }) => {
  const store = await insertStore(test.query, { method: { pay_at_store_user_type: users } })
  const milk = await insertProduct(test.query, store)
  const { subject } = await insertCustomer(test.query, store.tenant, { email: 'ada@example.com' })
  const tokens = {
    guest: await test.tokens.guest(store.tenant),
    customer: await test.tokens.user(store.tenant, subject, 'ada@example.com'),
  }
  const isOffered = async (token: string) =>
    (await shopperOf(test, store, token).fill(milk)).fulfillments[store.pickup]?.allowPayAtStore

  expect({ guest: await isOffered(tokens.guest), customer: await isOffered(tokens.customer) }).toEqual({
    guest,
    customer,
  })
})
