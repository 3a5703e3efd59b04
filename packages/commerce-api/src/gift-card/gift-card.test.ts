import { giftCardBalance, giftCardDetail, giftCardList, myGiftCards } from '@aisle/api/gift-card'
import { hasCheckDigit } from '@aisle/api/card-number'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertCustomer, insertProduct, insertRow, insertStore } from '../testing/checkout-store.builder.ts'
import { newGiftCardNumber } from './gift-card-number.rules.ts'

const { test, store } = await openShop()

const aCard = async (values: object = {}) => {
  const number = newGiftCardNumber()
  await insertRow(test.query, 'gift_cards', {
    tenant_id: store.tenant,
    number,
    family: 1,
    status: 1,
    initial_cents: 5000,
    balance_cents: 4200,
    ...values,
  })
  return number
}
const ask = (number: string, token: string) => test.call(giftCardBalance, { params: { number } }, token)

describe('a gift card', () => {
  it('has a number that nobody takes for a payment card', () => {
    const numbers = Array.from({ length: 1000 }, newGiftCardNumber)
    expect(numbers.every((number) => /^9\d{15}$/.test(number) && !hasCheckDigit(number))).toBe(true)
  })

  it('tells its balance and no more than its last digits', async () => {
    const number = await aCard()
    const { data } = await ask(number, await test.tokens.guest(store.tenant))
    expect(data).toEqual({ giftCardNumber: number.slice(-4), availableBalance: 42, status: 1, expiresAt: null })
  })

  it('T19 is looked up ten times an hour, found or not, with one answer for all that do not exist', async () => {
    const elsewhere = await insertStore(test.query)
    const token = await test.tokens.guest(elsewhere.tenant)
    const replies = []
    for (let tries = 0; tries < 30; tries += 1) replies.push(await ask(newGiftCardNumber(), token))
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(new Set(replies.slice(0, 10).map(({ body }) => body)).size).toBe(1)
  })

  it('T6 is listed to its owner only', async () => {
    const ada = await insertCustomer(test.query, store.tenant)
    const bob = await insertCustomer(test.query, store.tenant)
    const number = await aCard({ owner_customer_id: ada.customerId })
    const list = async (subject: string) =>
      (
        await test.call(
          myGiftCards,
          { query: { status: 1, disablePaging: true } },
          await test.tokens.user(store.tenant, subject),
        )
      ).data
    expect(await list(ada.subject)).toMatchObject({
      count: 1,
      items: [{ giftCardNumber: number, availableBalance: 42, isActivated: true }],
    })
    expect(await list(bob.subject)).toMatchObject({ count: 0, items: [] })
  })

  it('is sold with the amounts between its bounds, keyed by its type', async () => {
    const card = await insertProduct(test.query, store, {
      title: 'Gift card',
      product_family: 1,
      gift_card_min_cents: 1000,
      gift_card_max_cents: 5000,
      on_hand: 0,
    })
    const token = await test.tokens.guest(store.tenant)
    const { data } = await test.call(giftCardList, { query: {} }, token)
    expect(data.items).toMatchObject([
      {
        id: card,
        products: { 1: { productID: card, isinstock: true, amounts: [10, 25, 50], minAmount: 10, maxAmount: 50 } },
      },
    ])
    expect((await test.call(giftCardDetail, { params: { id: card } }, token)).data.title).toBe('Gift card')
  })
})
