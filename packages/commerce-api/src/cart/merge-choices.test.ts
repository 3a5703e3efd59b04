import { cartDetail, saveCart } from '@aisle/api/cart'
import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { setTip } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { linesOf, shopperOf } from '../testing/shopper.ts'
import { insertLocation, insertProduct, insertRow, insertStore } from '../testing/checkout-store.builder.ts'
import { openMergingShop, payingAtStore } from './merge-cart.builder.ts'

const { test, store, aGuest, guestCart, adopt, customer } = await openMergingShop()

async function insertCoupon(values: object = {}) {
  const coupon_id = randomUUID()
  const code = `SAVE-${coupon_id.slice(0, 8)}`
  const terms = { code, title: '$2 off', kind: 'amount', value: 200, min_subtotal_cents: 100 }
  await insertRow(test.query, 'coupons', { tenant_id: store.tenant, coupon_id, ...terms, ...values })
  return { id: coupon_id, code }
}
async function insertGiftCard() {
  const gift_card_id = randomUUID()
  const card = { number: '9000000000000001', family: 1, status: 1, balance_cents: 500, initial_cents: 500 }
  await insertRow(test.query, 'gift_cards', { tenant_id: store.tenant, gift_card_id, ...card })
  return gift_card_id
}
const applyCode = (token: string, DiscountCouponCode: string) =>
  test.call(applyDiscountCoupon, { body: { DiscountCouponCode } }, token)

describe('nothing that a guest chose is lost', () => {
  it('brings coupon, tip, note and substitute along', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 800 })
    const oats = await insertProduct(test.query, store, { title: 'Oat drink' })
    const link = { tenant_id: store.tenant, product_id: milk, linked_product_id: oats, kind: 'substitute' }
    await insertRow(test.query, 'product_links', link)
    const { token } = await aGuest()
    const products = [{ productId: milk, qty: 2, instruction: 'Cold ones' }]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    const cart = (await test.call(saveCart, { body }, token)).data
    const [line] = linesOf(cart)
    const wish = {
      orderLineItemID: line?.orderLineItemID ?? '',
      allowSubstitute: true,
      selectedSubstituteProduct: oats,
    }
    await test.call(setAllowSubstitute, { query: {}, body: { items: [wish] } }, token)
    await test.call(setTip, { body: { tipAmount: 4 } }, token)
    await applyCode(token, (await insertCoupon()).code)

    const ada = await customer()
    const { data } = await adopt(ada.token, cart.orderNumber, token)

    expect(data.orderSummary).toMatchObject({ tipAmount: 4, discountAmount: 2 })
    expect(linesOf(data)).toMatchObject([{ instruction: 'Cold ones', allowSubstitute: true }])
    expect(data.notices).toEqual([])
    const rows = await test.query<{ id: string }>(
      'SELECT substitute_product_id AS id FROM commerce.cart_lines WHERE product_id = $1',
      [milk],
    )
    expect(rows).toEqual([{ id: oats }])
  })

  it('T12 leaves address, pickup person and gift cards behind, and says so', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, cart } = await guestCart(milk, 1)
    await guest.namePickupPerson()
    const [{ cart_id: cartId } = { cart_id: '' }] = await test.query<{ cart_id: string }>(
      'SELECT cart_id FROM commerce.carts WHERE cart_number = $1',
      [cart.orderNumber],
    )
    const address = { firstName: 'Ada', lastName: 'Lovelace', line1: '1 Main St', city: 'New York', state: 'NY' }
    const given = { delivery_instruction: 'The code is 1234.', is_contactless: true, address: JSON.stringify(address) }
    const own = { tenant_id: store.tenant, cart_id: cartId }
    await insertRow(test.query, 'cart_fulfillments', { ...own, fulfillment_method_id: store.scheduled, ...given })
    const gift_card_id = await insertGiftCard()
    await insertRow(test.query, 'cart_gift_cards', { ...own, gift_card_id, redeem_cents: 500 })

    const someone = await customer('y@example.com')
    const { data } = await adopt(someone.token, cart.orderNumber, guest.token)

    expect(data.notices).toMatchObject([{ code: 'receiver', lines: [] }])
    const rows = await test.query(
      `SELECT f.address, f.pickup_info, f.delivery_instruction, f.is_contactless,
         (SELECT count(*)::int FROM commerce.cart_gift_cards g WHERE g.cart_id = c.cart_id) AS cards
       FROM commerce.carts c JOIN commerce.cart_fulfillments f USING (tenant_id, cart_id)
       WHERE c.subject = $1 ORDER BY f.is_contactless`,
      [someone.subject],
    )
    const nobody = { address: null, pickup_info: null, delivery_instruction: null, cards: 0 }
    expect(rows).toEqual([
      { ...nobody, is_contactless: false },
      { ...nobody, is_contactless: true },
    ])
  })

  it('leaves the customer’s own coupon and tip as they are, and says so', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 800 })
    const { guest, cart } = await guestCart(milk, 1)
    await applyCode(guest.token, (await insertCoupon({ title: 'Guest’s' })).code)
    await test.call(setTip, { body: { tipAmount: 4 } }, guest.token)
    const ada = await customer()
    await ada.fill(milk, 1)
    await applyCode(ada.token, (await insertCoupon({ title: 'Own' })).code)
    await test.call(setTip, { body: { tipAmount: 1 } }, ada.token)

    const { data } = await adopt(ada.token, cart.orderNumber, guest.token)

    expect(data.orderSummary).toMatchObject({ tipAmount: 1, coupons: [{ title: 'Own' }] })
    expect(data.notices).toMatchObject([{ code: 'coupon', text: expect.stringContaining('Guest’s') }])
  })

  it('does not bring a coupon that the customer has used up', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 800 })
    const coupon = await insertCoupon({ limit_per_shopper: 1 })
    const ada = await customer()
    await ada.fill(milk, 1)
    await applyCode(ada.token, coupon.code)
    await ada.namePickupPerson()
    const own = (await test.call(cartDetail, { query: {} }, ada.token)).data
    expect((await ada.order(payingAtStore(own))).status).toBe(200)
    const { guest, cart } = await guestCart(milk, 1)
    await applyCode(guest.token, coupon.code)

    const { data } = await adopt(ada.token, cart.orderNumber, guest.token)

    expect(data.orderSummary.discountAmount).toBe(0)
    expect(data.idleCoupons).toEqual([])
    expect(data.notices).toMatchObject([{ code: 'coupon', text: expect.stringContaining('already') }])
  })

  it('caps quantities at the limits of product, method and stock, and says so', async () => {
    const small = await insertStore(test.query, { method: { qty_limit: 6 } })
    const milk = await insertProduct(test.query, small)
    const eggs = await insertProduct(test.query, small, { title: 'Eggs', on_hand: 5 })
    const guest = await aGuest(small)
    await guest.fill(milk, 4)
    const cart = await guest.fill(eggs, 3)
    const ada = await customer(undefined, small)
    await ada.fill(milk, 4)
    await ada.fill(eggs, 4)

    const { data } = await adopt(ada.token, cart.orderNumber, guest.token)

    expect(linesOf(data).map(({ qty }) => qty)).toEqual([6, 5])
    expect(data.notices).toMatchObject([
      {
        code: 'limit',
        lines: [
          { oldQty: 8, newQty: 6 },
          { title: 'Eggs', oldQty: 7, newQty: 5 },
        ],
      },
    ])
  })

  it('keeps what the store of the guest does not sell and tells it', async () => {
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const milk = await insertProduct(test.query, store)
    const place = { tenant_id: store.tenant, location_id: await insertLocation(test.query, store.tenant) }
    await insertRow(test.query, 'location_fulfillments', { ...place, fulfillment_method_id: store.pickup })
    await insertRow(test.query, 'stock', { ...place, product_id: milk, on_hand: 9 })
    const ada = await customer()
    await ada.fill(bread, 2)
    const guest = shopperOf(test, { ...store, locationId: place.location_id }, await test.tokens.guest(store.tenant))
    const cart = await guest.fill(milk, 1)

    const { data } = await adopt(ada.token, cart.orderNumber, guest.token)

    expect(data).toMatchObject({ locationID: place.location_id, totalItems: 3 })
    expect(data.notices).toMatchObject([{ code: 'unavailable', lines: [{ title: 'Bread', oldQty: 2, newQty: 2 }] }])
  })

  it('says that the cart of another guest was not taken over', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, cart } = await guestCart(milk, 4)
    await guest.prove({ firstName: 'Zoe', lastName: 'X', email: 'zoe@example.com' })
    const y = await customer('y@example.com')
    for (const { data } of [
      await adopt(y.token, cart.orderNumber, guest.token),
      await adopt(y.token, cart.orderNumber, guest.token),
    ])
      expect(data.notices).toMatchObject([{ code: 'other-owner' }])
  })
})
