import { cartDetail } from '@aisle/api/cart'
import { orderDetail } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { insertCustomer, insertProduct, insertRow } from '../../testing/checkout-store.builder.ts'
import { linesOf, shopperOf, totalOf } from '../../testing/shopper.ts'

const { test, store, aGuest } = await openShop()

/** Two packs of pasta make one jar of sauce cost half. */
async function pastaNight() {
  const pasta = await insertProduct(test.query, store, { title: 'Pasta', price_cents: 300 })
  const sauce = await insertProduct(test.query, store, { title: 'Sauce', price_cents: 401 })
  const deal = { tenant_id: store.tenant, discount_id: randomUUID() }
  const terms = { name: 'Pasta night', display_name: 'Pasta night', kind: 'percent', value: 5000, min_qty: 2 }
  await insertRow(test.query, 'discounts', { ...deal, ...terms })
  await insertRow(test.query, 'discount_products', { ...deal, product_id: pasta, is_trigger: true })
  await insertRow(test.query, 'discount_products', { ...deal, product_id: sauce, is_trigger: false })
  return { pasta, sauce, deal }
}

it('a reward costs its full price until what earns it is in the cart, and again when that is gone', async () => {
  const { pasta, sauce } = await pastaNight()
  const { fill } = await aGuest()
  const priceOf = (cart: Parameters<typeof linesOf>[0]) =>
    linesOf(cart).find(({ productId }) => productId === sauce)?.totalPrice

  expect(priceOf(await fill(sauce, 1))).toBe(4.01)
  expect(priceOf(await fill(pasta, 1))).toBe(4.01)
  expect(priceOf(await fill(pasta, 2))).toBe(2)
  expect(priceOf(await fill(sauce, 2))).toBe(6.01)
  expect(priceOf(await fill(pasta, 4))).toBe(4)
  expect(priceOf(await fill(pasta, 0))).toBe(8.02)
})

it('an order pays for the pieces that were earned and says which they were, also when the deal is over', async () => {
  const { pasta, sauce, deal } = await pastaNight()
  const { subject } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  await shopper.fill(pasta, 3)
  const cart = await shopper.fill(sauce, 3)
  const line = linesOf(cart).find(({ productId }) => productId === sauce)
  const expected = {
    qty: 3,
    price: 4.01,
    rewarded: [{ qty: 1, price: 2 }],
    regularPrice: 4.01,
    discountAmount: 2.01,
    totalPrice: 10.02,
  }
  expect(line).toMatchObject(expected)
  expect(cart.subTotalDisplay).toBe(19.02)

  await shopper.namePickupPerson()
  const now = (await test.call(cartDetail, { query: {} }, shopper.token)).data
  const placed = await shopper.order({
    expectedTotal: totalOf(now),
    paymentToken: undefined,
    isPayAtStore: true,
    guest: undefined,
  })
  expect(placed).toMatchObject({ status: 200 })
  await test.query('DELETE FROM commerce.discounts WHERE discount_id = $1', [deal.discount_id])

  const { data } = await test.call(orderDetail, { params: { orderId: placed.data.orderID } }, shopper.token)
  const lines = data.orderFulfillments.flatMap(({ orderLineItems }) => orderLineItems)
  expect(lines.find(({ productId }) => productId === sauce)).toMatchObject(expected)
  expect(lines.find(({ productId }) => productId === pasta)).not.toHaveProperty('rewarded')
})

it('a deal that is over, or that nothing earns, takes nothing off', async () => {
  const { pasta, sauce, deal } = await pastaNight()
  const { fill } = await aGuest()
  await fill(pasta, 2)
  await test.query('UPDATE commerce.discounts SET ends_at = $2 WHERE discount_id = $1', [
    deal.discount_id,
    new Date('2020-01-01'),
  ])
  expect((await fill(sauce, 1)).subTotalDisplay).toBe(10.01)

  await test.query('UPDATE commerce.discounts SET ends_at = NULL WHERE discount_id = $1', [deal.discount_id])
  await test.query('DELETE FROM commerce.discount_products WHERE discount_id = $1 AND is_trigger', [deal.discount_id])
  expect((await fill(sauce, 2)).subTotalDisplay).toBe(14.02)
})
