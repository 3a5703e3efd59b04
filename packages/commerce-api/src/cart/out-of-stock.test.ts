import { cartDetail } from '@aisle/api/cart'
import { outOfStockProducts, updateOutOfStock } from '@aisle/api/cart-stock'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { linesOf } from '../testing/shopper.ts'

const { test, store, aGuest } = await openShop()

const leave = (productId: string, left: number) =>
  test.query('UPDATE commerce.stock SET on_hand = $2 WHERE product_id = $1', [productId, left])

/** A guest who wants five of what has two left. */
async function wantsFive(left = 2) {
  const milk = await insertProduct(test.query, store, { on_hand: 5 })
  const { token, fill } = await aGuest()
  const [line] = linesOf(await fill(milk, 5))
  await leave(milk, left)
  const orderLineItemID = line?.orderLineItemID ?? ''
  const read = async () => (await test.call(cartDetail, { query: {} }, token)).data
  const update = (body: unknown) =>
    test.request({ method: 'PUT', url: updateOutOfStock.path, payload: { items: body } }, token)
  const choose = (selectedQty: number) =>
    test.call(updateOutOfStock, { query: {}, body: { items: [{ orderLineItemID, selectedQty }] } }, token)
  return { milk, token, read, update, choose, orderLineItemID }
}

describe('a line of which there is less', () => {
  it('says how many there are', async () => {
    const { read } = await wantsFive()

    expect(linesOf(await read())).toMatchObject([{ qty: 5, isinstock: false, inStockQty: 2 }])
  })

  it('says so where what comes along has run out', async () => {
    const deposit = await insertProduct(test.query, store, { title: 'Deposit', on_hand: 5 })
    const milk = await insertProduct(test.query, store)
    const link = { product_id: milk, kind: 'linked', linked_product_id: deposit }
    await insertRow(test.query, 'product_links', { tenant_id: store.tenant, ...link })
    const { token, fill } = await aGuest()
    await fill(milk, 3)
    await leave(deposit, 1)

    const { data } = await test.call(cartDetail, { query: {} }, token)

    expect(linesOf(data)).toMatchObject([{ qty: 3, isinstock: false, inStockQty: 1 }])
  })

  it('is as it was once there is enough again', async () => {
    const { milk, read } = await wantsFive()
    await leave(milk, 5)

    const [line] = linesOf(await read())
    expect(line).toMatchObject({ isinstock: true })
    expect(line).not.toHaveProperty('inStockQty')
  })

  it('is taken down to what the shopper wants of it, also to less than there is', async () => {
    const { read, choose } = await wantsFive()

    expect((await choose(1)).data).toBe(true)

    expect(linesOf(await read())).toMatchObject([{ qty: 1, isinstock: true }])
  })

  it('2§4 empties the cart where it was all there was in it', async () => {
    const { token, read, choose } = await wantsFive(0)

    expect((await choose(0)).data).toBe(true)

    expect(await read()).toMatchObject({ totalItems: 0, fulfillments: {}, orderSummary: { finalPayAmount: 0 } })
    expect((await test.call(outOfStockProducts, { query: {} }, token)).data.items).toEqual([])
  })

  it('is never more than there is, nor anything but a whole number (T22)', async () => {
    const { update, read, orderLineItemID } = await wantsFive()
    const hostile = [-1, 0.5, 3, 5, 6, 10_000, 1e21, '2', null, true, [], {}, '', 'x']

    for (const selectedQty of hostile) {
      const { statusCode } = await update([{ orderLineItemID, selectedQty }])
      expect([400, 409], `selectedQty ${JSON.stringify(selectedQty)}`).toContain(statusCode)
    }
    for (const items of [[], null, {}, [{ orderLineItemID }], [{ orderLineItemID: 'x', selectedQty: 1 }]]) {
      expect((await update(items)).statusCode, `items ${JSON.stringify(items)}`).toBe(400)
    }

    expect(linesOf(await read())).toMatchObject([{ qty: 5 }])
  })

  it('is nobody else’s to change', async () => {
    const { orderLineItemID, read } = await wantsFive()
    const { token, fill } = await aGuest()
    await fill(await insertProduct(test.query, store))

    const body = { items: [{ orderLineItemID, selectedQty: 1 }] }
    expect((await test.call(updateOutOfStock, { query: {}, body }, token)).code).toBe('CRT_0108')

    expect(linesOf(await read())).toMatchObject([{ qty: 5 }])
  })

  it('is never taken up again by a choice that comes late', async () => {
    const { choose, read } = await wantsFive()
    await choose(1)

    expect((await choose(2)).code).toBe('CRT_0114')

    expect(linesOf(await read())).toMatchObject([{ qty: 1 }])
  })
})
