import { cartDetail, saveCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { moveToCart, removeSaved, savedItems, saveForLater } from '@aisle/api/saved-items'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertCustomer, insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf, type TestShopper } from '../testing/shopper.ts'
import { forgetSavedOfGuests } from './saved-lines.store.ts'
import { randomUUID } from 'node:crypto'

const { test, store, aGuest } = await openShop()

type Token = Pick<TestShopper, 'token'>
const aCustomer = async (email = 'ada@example.com') => {
  const { subject } = await insertCustomer(test.query, store.tenant, { email })
  return shopperOf(test, store, await test.tokens.user(store.tenant, subject, email))
}
const lineOf = (cart: CartDetail, product: string) =>
  linesOf(cart).find(({ productId }) => productId === product)?.orderLineItemID ?? ''
const save = ({ token }: Token, orderLineItemID: string) =>
  test.call(saveForLater, { body: { orderLineItemID } }, token)
const saved = async ({ token }: Token) =>
  (await test.call(savedItems, { query: { locationID: store.locationId } }, token)).data.items
const move = ({ token }: Token, savedID: string | undefined) =>
  test.call(
    moveToCart,
    { body: { savedID: savedID ?? '', fulfillmentMethodId: store.pickup, locationID: store.locationId } },
    token,
  )
const read = async ({ token }: Token, orderNumber?: string | null, headers = {}) =>
  (await test.call(cartDetail, { query: orderNumber ? { orderNumber } : {} }, token, headers)).data

describe('saving for later', () => {
  it('takes the line out of the cart and keeps what it was', async () => {
    const [milk, coffee] = [
      await insertProduct(test.query, store),
      await insertProduct(test.query, store, {
        title: 'Coffee',
        is_auto_ship: true,
        auto_ship_frequencies: ['P2W'],
        price_cents: 1000,
      }),
    ]
    const shopper = await aCustomer()
    await shopper.fill(milk)
    const products = [
      { productId: coffee, qty: 3, orderLineItemOrderType: 1 as const, frequency: 'P2W', instruction: 'Whole beans' },
    ]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    const cart = (await test.call(saveCart, { body }, shopper.token)).data

    const left = await save(shopper, lineOf(cart, coffee))

    expect(left.data).toMatchObject({ totalItems: 1, savedItemsCount: 1 })
    expect(left.data.version).toBeGreaterThan(cart.version)
    const [item] = await saved(shopper)
    expect(item).toMatchObject({
      title: 'Coffee',
      qty: 3,
      price: 10,
      isinstock: true,
      orderLineItemOrderType: 1,
      frequencyText: 'Every 2 weeks',
      instruction: 'Whole beans',
    })

    const back = (await move(shopper, item?.savedID)).data
    expect(back).toMatchObject({ totalItems: 4, savedItemsCount: 0, adjustments: [] })
    expect(linesOf(back).find(({ productId }) => productId === coffee)).toMatchObject({
      qty: 3,
      frequency: 'P2W',
      instruction: 'Whole beans',
    })
    expect(await saved(shopper)).toEqual([])
  })

  it('tells price and stock of today, offers included', async () => {
    const [milk, gone] = [
      await insertProduct(test.query, store, { price_cents: 400 }),
      await insertProduct(test.query, store),
    ]
    const shopper = await aGuest()
    await save(shopper, lineOf(await shopper.fill(milk), milk))
    await save(shopper, lineOf(await shopper.fill(gone), gone))
    const discount_id = randomUUID()
    const offer = { name: 'Milk', display_name: '25% off', kind: 'percent', value: 2500 }
    await insertRow(test.query, 'discounts', { tenant_id: store.tenant, discount_id, ...offer })
    await insertRow(test.query, 'discount_products', { tenant_id: store.tenant, discount_id, product_id: milk })
    await test.query('UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', [milk])
    await test.query('UPDATE commerce.products SET is_active = false WHERE product_id = $1', [gone])
    expect(await saved(shopper)).toMatchObject([
      { productId: gone, price: null, isSold: false, isinstock: false },
      { productId: milk, price: 3, regularPrice: 4, isSold: true, isinstock: false },
    ])
  })

  it('makes one line of what is saved twice, and adds to what is in the cart', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    await save(shopper, lineOf(await shopper.fill(milk, 2), milk))
    await save(shopper, lineOf(await shopper.fill(milk, 3), milk))
    const [item] = await saved(shopper)
    expect(item?.qty).toBe(5)
    await shopper.fill(milk, 1)
    expect((await move(shopper, item?.savedID)).data.totalItems).toBe(6)
  })

  it('brings back as many as there are, and says so', async () => {
    const milk = await insertProduct(test.query, store, { title: 'Milk' })
    const shopper = await aGuest()
    await save(shopper, lineOf(await shopper.fill(milk, 5), milk))
    const [item] = await saved(shopper)
    await shopper.fill(milk, 1)
    await test.query('UPDATE commerce.stock SET on_hand = 4 WHERE product_id = $1', [milk])
    const { data } = await move(shopper, item?.savedID)
    expect(data.totalItems).toBe(4)
    expect(data.adjustments).toEqual([{ productId: milk, title: 'Milk', wantedQty: 5, qty: 3 }])
  })

  it.each([
    ['has run out', 'UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', 'CRT_0114'],
    ['is sold no more', 'UPDATE commerce.products SET is_active = false WHERE product_id = $1', 'CRT_PRODUCT_GONE'],
  ])('keeps a line saved whose product %s', async (_why, change, code) => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    await save(shopper, lineOf(await shopper.fill(milk), milk))
    await test.query(change, [milk])
    const [item] = await saved(shopper)
    expect((await move(shopper, item?.savedID)).code).toBe(code)
    expect(await saved(shopper)).toHaveLength(1)
  })

  it('T10 is its owner’s alone', async () => {
    const milk = await insertProduct(test.query, store)
    const [owner, other] = [await aGuest(), await aGuest()]
    const line = lineOf(await owner.fill(milk), milk)
    await other.fill(milk)
    expect((await save(other, line)).code).toBe('CRT_0108')
    await save(owner, line)
    const [item] = await saved(owner)
    const savedID = item?.savedID ?? ''
    expect(await saved(other)).toEqual([])
    expect((await move(other, savedID)).code).toBe('CRT_SAVED_GONE')
    expect((await test.call(removeSaved, { params: { savedID } }, other.token)).code).toBe('CRT_SAVED_GONE')
    expect((await test.call(removeSaved, { params: { savedID } }, owner.token)).data).toBe(true)
    expect(await saved(owner)).toEqual([])
  })

  it('takes one of several equal wishes', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    await save(shopper, lineOf(await shopper.fill(milk, 2), milk))
    const [item] = await saved(shopper)
    const replies = await Promise.all([1, 2, 3].map(() => move(shopper, item?.savedID)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['CRT_SAVED_GONE', 'CRT_SAVED_GONE', undefined])
    expect((await read(shopper)).totalItems).toBe(2)
  })

  it('is forgotten of guests who are not known any more, and of nobody else', async () => {
    const milk = await insertProduct(test.query, store)
    const shoppers = [await aGuest(), await aGuest(), await aCustomer()]
    for (const shopper of shoppers) await save(shopper, lineOf(await shopper.fill(milk), milk))
    const [old] = await Promise.all(shoppers.map(saved))
    const age =
      "UPDATE commerce.saved_lines SET saved_at = now() - interval '32 days' WHERE saved_id = $1 OR subject NOT LIKE 'anon:%'"
    await test.query(age, [old?.[0]?.savedID])
    await test.database.transaction(store.tenant, (tx) => forgetSavedOfGuests(tx))
    expect((await Promise.all(shoppers.map(saved))).map(({ length }) => length)).toEqual([0, 1, 1])
  })

  it('ends at a hundred', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    const cart = await shopper.fill(milk)
    await test.query(
      `INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, price_cents, tax_class)
       SELECT $1, gen_random_uuid(), 'many-' || n, 'Many', 1, 'food' FROM generate_series(1, 100) n`,
      [store.tenant],
    )
    await test.query(
      `INSERT INTO commerce.saved_lines (tenant_id, subject, product_id, qty)
       SELECT $1, c.subject, p.product_id, 1 FROM commerce.products p, commerce.carts c
       WHERE p.tenant_id = $1 AND p.title = 'Many' AND c.cart_number = $2`,
      [store.tenant, cart.orderNumber],
    )
    expect((await save(shopper, lineOf(cart, milk))).code).toBe('CRT_SAVED_FULL')
    expect((await read(shopper)).totalItems).toBe(1)
  })
})

describe('T12 signing in with something saved', () => {
  const savingGuest = async (productId: string) => {
    const guest = await aGuest()
    const cart = await guest.fill(productId, 2)
    await save(guest, lineOf(cart, productId))
    return { guest, orderNumber: cart.orderNumber }
  }

  it('keeps it, once, beside what the customer had saved', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, orderNumber } = await savingGuest(milk)
    const ada = await aCustomer()
    await save(ada, lineOf(await ada.fill(milk, 1), milk))
    const proof = { 'x-guest-token': guest.token }
    expect((await read(ada, orderNumber, proof)).savedItemsCount).toBe(1)
    await read(ada, orderNumber, proof)
    expect((await saved(ada)).map(({ qty }) => qty)).toEqual([3])
    expect(await saved(guest)).toEqual([])
  })

  it('keeps it also where the guest has ordered the rest, and has no cart any more', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, orderNumber } = await savingGuest(milk)
    await test.query("UPDATE commerce.carts SET state = 'ordered' WHERE cart_number = $1", [orderNumber])
    const ada = await aCustomer()

    const own = await read(ada, null, { 'x-guest-token': guest.token })

    expect(own.totalItems).toBe(0)
    expect((await saved(ada)).map(({ qty }) => qty)).toEqual([2])
    expect(await saved(guest)).toEqual([])
  })

  it('leaves it where the guest has proven somebody else’s address', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, orderNumber } = await savingGuest(milk)
    await guest.prove({ firstName: 'Xena', lastName: 'X', email: 'xena@example.com' })
    const y = await aCustomer('y@example.com')
    await read(y, orderNumber, { 'x-guest-token': guest.token })
    expect(await saved(y)).toEqual([])
    expect(await saved(guest)).toHaveLength(1)
  })
})
