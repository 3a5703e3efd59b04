import { cartDetail, emptyCart, removeCartItem, saveCart } from '@aisle/api/cart'
import { setOrderAddress, setOrderPayments, setTip } from '@aisle/api/checkout'
import { outOfStockProducts, setAllowSubstitute } from '@aisle/api/cart-stock'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { linesOf } from '../testing/shopper.ts'
import { newCartNumber } from './cart-number.rules.ts'
import { insertProduct } from '../testing/checkout-store.builder.ts'

const { test, store, aGuest } = await openShop()

describe('T10 a cart number', () => {
  it('opens nothing for another shopper, whatever is tried with it', async () => {
    const milk = await insertProduct(test.query, store)
    const owner = await aGuest()
    const cart = await owner.fill(milk)
    const orderNumber = cart.orderNumber ?? ''
    const line = linesOf(cart)[0]?.orderLineItemID ?? ''
    const { token } = await aGuest()
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const replies = [
      await test.call(cartDetail, { query: { orderNumber } }, token),
      await test.call(
        saveCart,
        { body: { orderNumber, fulfillmentMethodId: store.pickup, products: [{ productId: milk, qty: 9 }] } },
        token,
      ),
      await test.call(removeCartItem, { params: { orderItemId: line }, query: { orderNumber } }, token),
      await test.call(emptyCart, { params: { cartNumber: orderNumber }, query: {} }, token),
      await test.call(setTip, { body: { orderNumber, tipAmount: 1 } }, token),
      await test.call(setOrderAddress, { body: { orderNumber, fulfillmentMethodID: store.pickup, address } }, token),
      await test.call(setOrderPayments, { body: { orderNumber } }, token),
      await test.call(outOfStockProducts, { query: { orderNumber } }, token),
      await test.call(setAllowSubstitute, { query: { orderNumber }, body: { items: [] } }, token),
    ]
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(replies.map(() => '404 CRT_0002'))
    expect((await test.call(cartDetail, { query: { orderNumber } }, owner.token)).data.version).toBe(cart.version)
  })

  it('has 128 random bits and cannot be guessed', async () => {
    const milk = await insertProduct(test.query, store)
    const owner = await aGuest()
    expect((await owner.fill(milk)).orderNumber).toMatch(/^[b-v]{32}$/)
    const { token } = await aGuest()
    const guesses = Array.from({ length: 50 }, newCartNumber)
    const replies = await Promise.all(
      guesses.map((orderNumber) => test.call(cartDetail, { query: { orderNumber } }, token)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('F28 that is stale answers CRT_0002 with the text of the specification', async () => {
    const { token } = await aGuest()
    const reply = await test.call(cartDetail, { query: { orderNumber: newCartNumber() } }, token)
    expect(reply.message).toBe(
      'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!',
    )
  })
})
