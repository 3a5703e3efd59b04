import { createPaymentMethod, paymentMethodList } from '@aisle/api/payment-method'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertStore } from '../testing/checkout-store.builder.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { openPaymentApp } from '../testing/payment-app.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const { test, payments: partners } = await openPaymentApp()
beforeAll(async () => {
  await seedTestStore(test)
})
afterEach(() => partners.behave('accept'))

const keep = (shopper: string, token = 'tok_accepted') => test.call(createPaymentMethod, { body: { token } }, shopper)
const keptBy = async (shopper: string) =>
  (await test.call(paymentMethodList, { query: { global: true } }, shopper)).data.items

describe('a card', () => {
  it('is kept as the provider describes it, the first one as the default', async () => {
    const { token } = await insertCustomer(test)

    expect((await keep(token)).data).toMatchObject({ brand: 'visa', last4: '1111', isDefault: true })
    expect(await keptBy(token)).toHaveLength(1)
  })

  it.each([{}, { isDefault: true }])(
    'is kept beside others at once, and one of them is the default: %j',
    async (wish) => {
      const { token } = await insertCustomer(test)
      const body = { token: 'tok_accepted', ...wish }

      const replies = await Promise.all(
        Array.from({ length: 20 }, () => test.call(createPaymentMethod, { body }, token)),
      )

      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await keptBy(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
    },
  )

  it('that the provider does not know is not kept', async () => {
    const { token } = await insertCustomer(test)

    expect(await keep(token, 'tok_unknown')).toMatchObject({ status: 409, code: 'PAY_CARD_REFUSED' })
    expect(await keptBy(token)).toEqual([])
  })

  it('goes to the provider with its billing address, and is not kept where the bank knows another one', async () => {
    const { token } = await insertCustomer(test)
    const address = { line1: '1 Main St', city: 'Troy', state: 'NY', zip: '12180' }
    const keepAt = (zip: string) =>
      test.call(createPaymentMethod, { body: { token: 'tok_accepted', billingAddress: { ...address, zip } } }, token)
    expect(await keepAt('99999')).toMatchObject({ status: 409, code: 'PAY_BILLING_ADDRESS' })
    expect(await keptBy(token)).toEqual([])
    expect((await keepAt('12180')).data.address).toMatchObject(address)
    expect(partners.billed.at(-1)).toMatchObject({ line1: '1 Main St', zip: '12180' })
  })

  it.each([
    { business: { currentPaymentGateway: 'DATACAP' }, provider: 'datacap' },
    { business: { currentPaymentGateway: 'USAEPAY' }, provider: 'usaepay' },
    { business: {}, provider: 'datacap' },
  ])('decision 23: is kept by $provider in a store of $business', async ({ business, provider }) => {
    const { tenant } = await insertStore(test.query, { business })
    const { token } = await insertCustomer(test, tenant)

    expect((await keep(token)).status).toBe(200)
    expect(partners.requests.at(-1)).toBe(`POST /payments/${provider}/cards`)
  })

  it.each([null, ''])('decision 23: is kept by nobody where the gateway is %j', async (currentPaymentGateway) => {
    const { tenant } = await insertStore(test.query, { business: { currentPaymentGateway } })
    const { token } = await insertCustomer(test, tenant)
    const before = partners.requests.length

    expect((await keep(token)).status).toBe(409)
    expect(partners.requests).toHaveLength(before)
    expect(await keptBy(token)).toEqual([])
  })

  it('F32 is asked for again later while the provider cannot be reached', async () => {
    const { token } = await insertCustomer(test)
    partners.behave('lose-request')

    expect(await keep(token)).toMatchObject({ status: 503, code: 'PAY_UNREACHABLE' })
    expect(await keptBy(token)).toEqual([])
  })
})
