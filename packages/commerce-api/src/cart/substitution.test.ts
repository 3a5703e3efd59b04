import { cartDetail, saveCart } from '@aisle/api/cart'
import { setAllowSubstitute, substituteItems } from '@aisle/api/cart-stock'
import { ZERO_ID } from '@aisle/api/ids'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertRow, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf } from '../testing/shopper.ts'

let store: TestStore
let milk: string
let oat: string
const test = await openTestApp()
beforeAll(async () => {
  store = await insertStore(test.query)
  milk = await insertProduct(test.query, store)
  oat = await insertProduct(test.query, store, { title: 'Oat milk', price_cents: 450, on_hand: 7 })
  await insertRow(test.query, 'product_links', {
    tenant_id: store.tenant,
    product_id: milk,
    kind: 'substitute',
    linked_product_id: oat,
  })
})

const aGuest = async () => shopperOf(test, store, await test.tokens.guest(store.tenant))

/** A guest with the milk, and what the cart says of it after each wish. */
async function withMilk(method = store.pickup) {
  const { token, fill } = await aGuest()
  const [line] = linesOf(await fill(milk, 1, method))
  const orderLineItemID = line?.orderLineItemID ?? ''
  const read = async () => linesOf((await test.call(cartDetail, { query: {} }, token)).data)[0]
  const wish = (allowSubstitute: boolean, selectedSubstituteProduct?: string) => {
    const item = {
      orderLineItemID,
      allowSubstitute,
      ...(selectedSubstituteProduct ? { selectedSubstituteProduct } : {}),
    }
    return test.call(setAllowSubstitute, { query: {}, body: { items: [item] } }, token)
  }
  return { token, line, read, wish, orderLineItemID }
}

describe('2§4 substitution', () => {
  it('is not allowed until the shopper allows it', async () => {
    const { line } = await withMilk()

    expect(line).toMatchObject({ canSubstitute: true, allowSubstitute: false, selectedSubstitute: null })
  })

  it('lists what may come instead, No Preference first', async () => {
    const { token } = await withMilk()

    const { data } = await test.call(substituteItems, { query: {}, body: { productID: milk } }, token)

    expect(data.items).toMatchObject([
      { substituteProductID: ZERO_ID, productName: 'No Preference' },
      { substituteProductID: oat, productName: 'Oat milk', price: 4.5, qtyOnHand: 7 },
    ])
  })

  it('is kept with what was chosen, so that a reload shows it', async () => {
    const { wish, read, orderLineItemID } = await withMilk()

    const { data } = await wish(true, oat)

    expect(data[orderLineItemID]).toMatchObject({ allowSubstitute: true, selectedSubstituteProduct: oat })
    expect(await read()).toMatchObject({
      allowSubstitute: true,
      selectedSubstitute: { substituteProductID: oat, productName: 'Oat milk', price: 4.5, qtyOnHand: 7 },
    })
  })

  it.each([
    ['No Preference', ZERO_ID],
    ['nothing', undefined],
    ['a product that is none of its substitutes', randomUUID()],
  ])('has no preference where %s was chosen', async (_, chosen) => {
    const { wish, read } = await withMilk()

    await wish(true, chosen)

    expect(await read()).toMatchObject({
      allowSubstitute: true,
      selectedSubstitute: { substituteProductID: ZERO_ID, productName: 'No Preference' },
    })
  })

  it('forgets what was chosen when it is allowed no more', async () => {
    const { wish, read } = await withMilk()
    await wish(true, oat)

    await wish(false, oat)

    expect(await read()).toMatchObject({ allowSubstitute: false, selectedSubstitute: null })
  })

  it('makes the cart’s version grow', async () => {
    const { token, wish } = await withMilk()
    const version = async () => (await test.call(cartDetail, { query: {} }, token)).data.version
    const before = await version()

    await wish(true)

    expect(await version()).toBeGreaterThan(before)
  })

  it('is not for what is shipped, whatever the browser says', async () => {
    const { line, wish, read } = await withMilk(store.shipping)
    expect(line).toMatchObject({ canSubstitute: false })

    await wish(true, oat)

    expect(await read()).toMatchObject({ canSubstitute: false, allowSubstitute: false, selectedSubstitute: null })
  })

  it('is for what is delivered at a time', async () => {
    const { wish, read } = await withMilk(store.scheduled)

    await wish(true)

    expect(await read()).toMatchObject({ canSubstitute: true, allowSubstitute: true })
  })

  it('is not for gift cards', async () => {
    const card = await insertProduct(test.query, store, { product_family: 2 })
    const { token } = await aGuest()
    const products = [{ productId: card, qty: 1, orderLineItemOrderType: 3 as const }]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId, zipCode: '10001' }
    const [line] = linesOf((await test.call(saveCart, { body }, token)).data)
    const items = [{ orderLineItemID: line?.orderLineItemID ?? '', allowSubstitute: true }]

    await test.call(setAllowSubstitute, { query: {}, body: { items } }, token)

    const [after] = linesOf((await test.call(cartDetail, { query: {} }, token)).data)
    expect(after).toMatchObject({ canSubstitute: false, allowSubstitute: false })
  })

  it('of a line of somebody else is refused', async () => {
    const { orderLineItemID } = await withMilk()
    const { token, fill } = await aGuest()
    await fill(milk)
    const items = [{ orderLineItemID, allowSubstitute: true }]

    expect((await test.call(setAllowSubstitute, { query: {}, body: { items } }, token)).code).toBe('CRT_0108')
  })
})
