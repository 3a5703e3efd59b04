import { deleteAddress } from '@aisle/api/address'
import {
  deletePaymentMethod,
  paymentMethodList,
  setBillingAddress,
  setDefaultPaymentMethod,
} from '@aisle/api/payment-method'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PaymentMethodSeed } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T12:00:00Z') })
beforeAll(async () => {
  await seedTestStore(test)
})

const card = (overrides: Partial<PaymentMethodSeed> = {}): PaymentMethodSeed => ({
  paymentMethodId: randomUUID(),
  provider: 'DATACAP',
  token: 'tok_secret_canary',
  brand: 'visa',
  last4: '1111',
  expiryMonth: 11,
  expiryYear: 2026,
  ...overrides,
})

async function customerWithCards() {
  const addressId = randomUUID()
  const cards = [card({ isDefault: true }), card({ last4: '4242', expiryMonth: 10, brand: 'mastercard' })] as const
  const addresses = [{ addressId, type: 1 as const, line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }]
  return { ...(await insertCustomer(test, 'fresh', { paymentMethods: cards, addresses })), cards, addressId }
}

describe('payment methods', () => {
  it('are listed without the token that charges them', async () => {
    const { token } = await customerWithCards()
    const reply = await test.call(paymentMethodList, { query: { global: true } }, token)
    expect(reply.data.items).toMatchObject([
      { last4: '1111', isDefault: true, isExpired: false },
      { last4: '4242', isDefault: false, isExpired: true },
    ])
    expect(reply.body).not.toContain('canary')
  })

  it('have one default at most', async () => {
    const { token, cards } = await customerWithCards()
    const choose = (paymentMethodId: string) => test.call(setDefaultPaymentMethod, { body: { paymentMethodId } }, token)
    const replies = await Promise.all([
      choose(cards[0].paymentMethodId),
      choose(cards[1].paymentMethodId),
      choose(cards[1].paymentMethodId),
    ])
    expect(replies.every(({ data }) => data)).toBe(true)
    const { items } = (await test.call(paymentMethodList, { query: {} }, token)).data
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('get a billing address that is the customer’s own', async () => {
    const { token, cards, addressId } = await customerWithCards()
    const params = { paymentMethodId: cards[0].paymentMethodId }
    const own = await test.call(setBillingAddress, { params, body: { customerAddressId: addressId } }, token)
    expect(own.data).toBe(true)
    const other = await customerWithCards()
    const foreign = { customerAddressId: other.addressId, customerID: other.customerId }
    expect((await test.call(setBillingAddress, { params, body: foreign }, token)).status).toBe(404)
  })

  it('T7 of a customer named in the body stay theirs', async () => {
    const owner = await customerWithCards()
    const attacker = await customerWithCards()
    const params = { paymentMethodId: owner.cards[0].paymentMethodId }
    const body = { customerAddressId: owner.addressId, customerID: owner.customerId }
    expect((await test.call(setBillingAddress, { params, body }, attacker.token)).status).toBe(404)
    expect((await test.call(deletePaymentMethod, { params }, attacker.token)).status).toBe(404)
    expect((await test.call(deletePaymentMethod, { params }, owner.token)).data).toBe(true)
  })
})

it('takes a billing address or says that there is none when another device deletes it at that moment (G3)', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { token, cards, addressId } = await customerWithCards()
    const { paymentMethodId } = cards[0]
    const [set, deleted] = await Promise.all([
      test.call(setBillingAddress, { params: { paymentMethodId }, body: { customerAddressId: addressId } }, token),
      test.call(deleteAddress, { params: { customerAddressesID: addressId } }, token),
    ])
    expect([200, 404]).toContain(set.status)
    expect(deleted.status).toBe(200)
  }
})
