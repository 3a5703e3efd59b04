import { type CartProductInput, restoreCart, saveCart } from '@aisle/api/cart'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { ZERO_ID } from '@aisle/api/ids'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import {
  insertCustomer,
  insertProduct,
  insertRow,
  insertStore,
  type TestStore,
} from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf, type TestShopper } from '../testing/shopper.ts'

let store: TestStore
const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeAll(async () => {
  store = await insertStore(test.query)
})

const aGuest = async () => shopperOf(test, store, await test.tokens.guest(store.tenant))
const aCustomer = async () => {
  const { subject } = await insertCustomer(test.query, store.tenant)
  return shopperOf(test, store, await test.tokens.user(store.tenant, subject))
}
const sizeOf = (value: string) => JSON.stringify([{ codeName: 'size', value }])
/** A product in two sizes. */
async function aShirt(large = {}, small = {}) {
  const [smallValue, largeValue] = [randomUUID(), randomUUID()]
  const title = 'Shirt'
  const [one, other] = [
    { title, variant_value_id: smallValue, variant_values: sizeOf('Small') },
    { title, variant_value_id: largeValue, variant_values: sizeOf('Large'), price_cents: 599 },
  ]
  const smallId = await insertProduct(test.query, store, { ...one, ...small })
  const largeId = await insertProduct(test.query, store, { ...other, parent_product_id: smallId, ...large })
  return { smallId, largeId, smallValue, largeValue }
}
const aGiftCard = () =>
  insertProduct(test.query, store, {
    title: 'Gift card',
    product_family: 1,
    gift_card_min_cents: 1000,
    gift_card_max_cents: 10_000,
    on_hand: 0,
  })
const save = ({ token }: Pick<TestShopper, 'token'>, product: CartProductInput, fulfillmentMethodId = store.pickup) =>
  test.call(saveCart, { body: { fulfillmentMethodId, locationID: store.locationId, products: [product] } }, token)
const undo = ({ token }: Pick<TestShopper, 'token'>, snapshotID: string | undefined) =>
  test.call(restoreCart, { body: { snapshotID: snapshotID ?? '' } }, token)

describe('2§4 the variant of a line', () => {
  it('becomes another one in its place, with its note, and back', async () => {
    const { smallId, largeId, largeValue } = await aShirt()
    const shopper = await aGuest()
    const noted = await save(shopper, { productId: smallId, qty: 2, instruction: 'Blue' })
    const orderLineItemID = linesOf(noted.data)[0]?.orderLineItemID ?? ''
    const items = [{ orderLineItemID, allowSubstitute: true, selectedSubstituteProduct: ZERO_ID }]
    await test.call(setAllowSubstitute, { query: {}, body: { items } }, shopper.token)

    const wish = { productId: smallId, orderLineItemID, qty: 2, productVariantValueID: largeValue }
    const { data } = await save(shopper, wish)
    const large = { orderLineItemID, productId: largeId, qty: 2, price: 5.99, variantText: 'Size: Large' }
    expect(linesOf(data)).toMatchObject([{ ...large, instruction: 'Blue', allowSubstitute: true }])
    expect(linesOf((await save(shopper, wish)).data)).toMatchObject([large])

    const back = await undo(shopper, data.snapshotID)
    expect(linesOf(back.data)).toMatchObject([
      { orderLineItemID, productId: smallId, qty: 2, instruction: 'Blue', variantText: 'Size: Small' },
    ])
  })

  it('is found from any variant, the one that listings show too', async () => {
    const { smallId, largeId, smallValue } = await aShirt()
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(largeId))[0]?.orderLineItemID ?? ''
    const { data } = await save(shopper, {
      productId: largeId,
      orderLineItemID,
      qty: 1,
      productVariantValueID: smallValue,
    })
    expect(linesOf(data)).toMatchObject([{ productId: smallId }])
  })

  it('makes one line of two that become equal, also when it is asked for twice, and two of them again', async () => {
    const { smallId, largeId, largeValue } = await aShirt()
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(smallId, 2))[0]?.orderLineItemID ?? ''
    await shopper.fill(largeId, 3)
    const wish = { productId: smallId, orderLineItemID, qty: 2, productVariantValueID: largeValue }
    const { data } = await save(shopper, wish)
    expect(linesOf(data)).toMatchObject([{ orderLineItemID, productId: largeId, qty: 5 }])
    expect(linesOf((await save(shopper, wish)).data)).toMatchObject([{ qty: 5 }])

    const back = await undo(shopper, data.snapshotID)
    expect(linesOf(back.data)).toMatchObject([
      { orderLineItemID, productId: smallId, qty: 2 },
      { productId: largeId, qty: 3 },
    ])
  })

  it('keeps what comes along with it in step', async () => {
    const { smallId, largeId, largeValue } = await aShirt()
    const deposit = await insertProduct(test.query, store, { title: 'Deposit', price_cents: 10 })
    const link = { tenant_id: store.tenant, linked_product_id: deposit, kind: 'linked', position: 1 }
    await insertRow(test.query, 'product_links', { ...link, product_id: smallId, qty: 1 })
    await insertRow(test.query, 'product_links', { ...link, product_id: largeId, qty: 2 })
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(smallId, 2))[0]?.orderLineItemID ?? ''
    const { data } = await save(shopper, {
      productId: smallId,
      orderLineItemID,
      qty: 2,
      productVariantValueID: largeValue,
    })
    expect(linesOf(data)).toMatchObject([{ linkedProducts: [{ productId: deposit, qty: 4 }] }])
  })

  it.each([
    ['what has run out', { on_hand: 0 }, 'CRT_0114'],
    ['what there is not enough of', { on_hand: 1 }, 'CRT_0114'],
    ['what is limited', { qty_limit: 1 }, 'CRT_0114'],
    ['what cannot be had this way', { fulfillment_kinds: ['delivery'] }, 'CRT_0114'],
    ['what is sold no more', { is_active: false }, 'CRT_PRODUCT_GONE'],
    ['what is no variant of it', { parent_product_id: null }, 'CRT_PRODUCT_GONE'],
  ])('is refused for %s, and the line stays', async (_what, large, code) => {
    const { smallId, largeValue } = await aShirt(large)
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(smallId, 2))[0]?.orderLineItemID ?? ''
    const refused = await save(shopper, {
      productId: smallId,
      orderLineItemID,
      qty: 2,
      productVariantValueID: largeValue,
    })
    expect(refused.code).toBe(code)
    expect(linesOf(await shopper.fill(smallId, 2))).toMatchObject([{ orderLineItemID, productId: smallId, qty: 2 }])
  })

  it('comes in the same rhythm, where that is offered', async () => {
    const rhythm = { is_auto_ship: true, auto_ship_frequencies: ['P1W', 'P2W'] }
    const shopper = await aCustomer()
    const kept = await aShirt(rhythm, rhythm)
    const weekly = { qty: 1, orderLineItemOrderType: 1, frequency: 'P2W' } as const
    const first = await save(shopper, { productId: kept.smallId, ...weekly })
    const orderLineItemID = linesOf(first.data)[0]?.orderLineItemID ?? ''
    const named = { productId: kept.smallId, orderLineItemID, qty: 1 }
    const { data } = await save(shopper, { ...named, productVariantValueID: kept.largeValue })
    expect(linesOf(data)).toMatchObject([{ productId: kept.largeId, orderLineItemOrderType: 1, frequency: 'P2W' }])

    const lost = await aShirt({}, rhythm)
    const second = await save(shopper, { productId: lost.smallId, ...weekly })
    const line = linesOf(second.data).find(({ productId }) => productId === lost.smallId)
    const wish = { productId: lost.smallId, orderLineItemID: line?.orderLineItemID ?? '', qty: 1 }
    expect((await save(shopper, { ...wish, productVariantValueID: lost.largeValue })).code).toBe(
      'CRT_AUTO_SHIP_REFUSED',
    )
  })

  it('T10 T24 is nobody else\u2019s, and of the way of receiving that it is in', async () => {
    const { smallId, largeValue } = await aShirt()
    const [shopper, other] = [await aGuest(), await aGuest()]
    const orderLineItemID = linesOf(await shopper.fill(smallId))[0]?.orderLineItemID ?? ''
    const wish = { productId: smallId, orderLineItemID, qty: 1, productVariantValueID: largeValue }
    expect((await save(other, wish)).code).toBe('CRT_0108')
    expect((await save(shopper, wish, store.shipping)).code).toBe('CRT_0108')
  })

  it('is not brought back over a line that was put into the cart since', async () => {
    const { smallId, largeValue } = await aShirt()
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(smallId, 2))[0]?.orderLineItemID ?? ''
    const { data } = await save(shopper, {
      productId: smallId,
      orderLineItemID,
      qty: 2,
      productVariantValueID: largeValue,
    })
    const filled = await shopper.fill(smallId, 1)
    expect((await undo(shopper, data.snapshotID)).code).toBe('CRT_SNAPSHOT_GONE')
    expect(linesOf(await shopper.fill(smallId, 1))).toHaveLength(linesOf(filled).length)
  })
})

describe('2§4 T23 the amount of a gift card', () => {
  it('is changed within its bounds, and back', async () => {
    const card = await aGiftCard()
    const shopper = await aGuest()
    const first = await save(shopper, { productId: card, qty: 2, giftCardAmount: 50 })
    const orderLineItemID = linesOf(first.data)[0]?.orderLineItemID ?? ''
    expect(linesOf(first.data)).toMatchObject([{ giftCardRange: { min: 10, max: 100 } }])
    const { data } = await save(shopper, { productId: card, orderLineItemID, qty: 2, giftCardAmount: 75 })
    expect(linesOf(data)).toMatchObject([
      { orderLineItemID, giftCardAmount: 75, totalPrice: 150, orderLineItemOrderType: 2 },
    ])
    const back = await undo(shopper, data.snapshotID)
    expect(linesOf(back.data)).toMatchObject([{ orderLineItemID, giftCardAmount: 50, qty: 2 }])
  })

  it('makes one line of two, once however often it is asked for', async () => {
    const card = await aGiftCard()
    const shopper = await aGuest()
    const first = await save(shopper, { productId: card, qty: 1, giftCardAmount: 50 })
    const orderLineItemID = linesOf(first.data)[0]?.orderLineItemID ?? ''
    await save(shopper, { productId: card, qty: 3, giftCardAmount: 20 })
    const wish = { productId: card, orderLineItemID, qty: 1, giftCardAmount: 20 }
    await save(shopper, wish)
    expect(linesOf((await save(shopper, wish)).data)).toMatchObject([{ giftCardAmount: 20, qty: 4 }])
  })

  it.each([5, 101])('is refused at %s dollars', async (giftCardAmount) => {
    const card = await aGiftCard()
    const shopper = await aGuest()
    const first = await save(shopper, { productId: card, qty: 1, giftCardAmount: 50 })
    const orderLineItemID = linesOf(first.data)[0]?.orderLineItemID ?? ''
    const refused = await save(shopper, { productId: card, orderLineItemID, qty: 1, giftCardAmount })
    expect(refused.code).toBe('CRT_GIFT_CARD_AMOUNT')
  })

  it('is none of what is no gift card', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    const orderLineItemID = linesOf(await shopper.fill(milk))[0]?.orderLineItemID ?? ''
    const refused = await save(shopper, { productId: milk, orderLineItemID, qty: 1, giftCardAmount: 1 })
    expect(refused.code).toBe('CRT_GIFT_CARD_AMOUNT')
  })
})
