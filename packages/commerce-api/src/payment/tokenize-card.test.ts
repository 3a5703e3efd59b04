import { tokenizeCard } from '@aisle/api/payment-method'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../testing/payment-app.ts'

let store: TestStore
let guest: string
const { test, payments: partners } = await openPaymentApp()
beforeAll(async () => {
  store = await insertStore(test.query)
  guest = await test.tokens.guest(store.tenant)
})
afterEach(() => partners.behave('accept'))

const exchange = (token: string) =>
  test.call(tokenizeCard, { params: { locationID: store.locationId }, body: { token } }, guest)

describe('a token of the card form', () => {
  it('is exchanged for one that can be charged later, and nothing is kept of it here', async () => {
    const { data } = await exchange('tok_accepted')
    expect(data).toMatchObject({ brand: 'visa', last4: '1111' })
    expect(data.token).not.toBe('tok_accepted')
    expect(partners.requests.at(-1)).toBe('POST /payments/usaepay/cards')
    expect(await test.query('SELECT 1 FROM commerce.payment_methods')).toEqual([])
  })

  it('that the provider does not know is refused', async () => {
    expect(await exchange('tok_unknown')).toMatchObject({ status: 409, code: 'PAY_CARD_REFUSED' })
  })

  it('F32 is asked for again later while the provider cannot be reached', async () => {
    partners.behave('lose-request')
    expect(await exchange('tok_accepted')).toMatchObject({ status: 503, code: 'PAY_UNREACHABLE' })
  })

  it('T61 is never a card number', async () => {
    expect((await exchange('4111111111111111')).status).toBe(400)
  })
})
