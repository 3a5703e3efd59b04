import { loyaltyToken } from '@aisle/api/customer'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertCustomer } from '../testing/customer.builder.ts'
import { openPaymentApp } from '../testing/payment-app.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const { test, payments: partners } = await openPaymentApp()
beforeAll(async () => {
  await seedTestStore(test, 'fresh', { business: { lnsSubscriptionType: 2, accountID: 'FF-100' } })
  await seedTestStore(test, 'corner', { business: { lnsSubscriptionType: 0, accountID: 'CC-1' } })
})
afterEach(() => partners.behave('accept'))

describe('1§4 a token for the loyalty frame', () => {
  it('is got for the customer who asks, at the account of the store', async () => {
    const { token, customerId } = await insertCustomer(test)

    const { data } = await test.call(loyaltyToken, {}, token)

    expect(data).toEqual({ token: 'a-token-for-the-loyalty-frame', expiresAt: '2030-01-01T00:00:00.000Z' })
    expect(partners.members).toEqual([{ tenant: 'fresh', account: 'FF-100', customer: customerId }])
  })

  it('is not for guests, nor for stores without a program', async () => {
    const guest = await test.tokens.guest('fresh')
    const { token } = await insertCustomer(test, 'corner')

    expect((await test.call(loyaltyToken, {}, guest)).status).toBe(403)
    expect(await test.call(loyaltyToken, {}, token)).toMatchObject({ status: 409, code: 'LOYALTY_NO_PROGRAM' })
  })

  it('cannot be had while the company is not there, and is said so', async () => {
    const { token } = await insertCustomer(test)
    partners.behave('lose-request')

    expect(await test.call(loyaltyToken, {}, token)).toMatchObject({ status: 503, code: 'LOYALTY_UNREACHABLE' })
  })

  it('T18 can be had twenty times an hour', async () => {
    const { token } = await insertCustomer(test)
    for (let time = 0; time < 20; time += 1) expect((await test.call(loyaltyToken, {}, token)).status).toBe(200)

    expect((await test.call(loyaltyToken, {}, token)).status).toBe(429)
  })
})
