import { removeCartItem } from '@aisle/api/cart'
import { describe, expect, it } from 'vitest'
import { insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { linesOf } from '../testing/shopper.ts'
import { openSnapshots, without } from './snapshot.builder.ts'

const { test, store, aGuest, read, restore, remove } = await openSnapshots()

describe('2§4 a line that was taken out', () => {
  it('comes back by its own id, in its place, with its deposits', async () => {
    const [bottle, milk] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const linked_product_id = await insertProduct(test.query, store, { title: 'Deposit', price_cents: 5 })
    const link = { tenant_id: store.tenant, product_id: bottle, kind: 'linked', linked_product_id, qty: 1 }
    await insertRow(test.query, 'product_links', link)
    const shopper = await aGuest()
    await shopper.fill(bottle, 2)
    const before = without(await shopper.fill(milk))
    const [first] = linesOf(await read(shopper))

    const gone = await remove(shopper, first?.orderLineItemID ?? '')
    expect(gone).toMatchObject({ totalItems: 1, snapshotID: first?.orderLineItemID })
    const back = without((await restore(shopper, first?.orderLineItemID)).data)

    expect(linesOf(back.cart).map(({ productId, qty }) => [productId, qty])).toEqual([
      [bottle, 2],
      [milk, 1],
    ])
    expect(back.cart.orderSummary).toEqual(before.cart.orderSummary)
  })

  it('comes back after quantity zero too, the last one with the choices of its cart', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    const [line] = linesOf(await shopper.fill(milk, 4))
    await shopper.namePickupPerson()
    expect((await shopper.fill(milk, 0)).totalItems).toBe(0)
    const { data } = await restore(shopper, line?.orderLineItemID)
    expect(data.fulfillments[store.pickup]?.pickupInfo).toMatchObject({ primaryUserFirstName: 'Ada' })
    expect(linesOf(data)).toMatchObject([{ orderLineItemID: line?.orderLineItemID, qty: 4 }])
  })

  it('T24 leaves a deposit with its line: nobody buys the one without the other', async () => {
    const [bottle, deposit] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const link = { tenant_id: store.tenant, product_id: bottle, kind: 'linked', linked_product_id: deposit, qty: 1 }
    await insertRow(test.query, 'product_links', link)
    const shopper = await aGuest()
    const [line] = linesOf(await shopper.fill(bottle))
    const orderItemId = line?.linkedProducts?.[0]?.orderLineItemID ?? ''
    const reply = await test.call(removeCartItem, { params: { orderItemId }, query: {} }, shopper.token)
    expect(reply.code).toBe('CRT_0108')
    expect(linesOf(await read(shopper))[0]?.linkedProducts).toHaveLength(1)
  })
})
