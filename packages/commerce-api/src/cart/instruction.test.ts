import { cartDetail, saveCart } from '@aisle/api/cart'
import { orderDetail, orderList } from '@aisle/api/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCustomer, insertProduct, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../testing/payment-app.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

let store: TestStore
const { test } = await openPaymentApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeAll(async () => {
  store = await insertStore(test.query)
})

const save = (token: string, productId: string, line: { qty: number; instruction?: string }) =>
  test.call(
    saveCart,
    {
      body: {
        fulfillmentMethodId: store.pickup,
        products: [{ productId, ...line }],
        locationID: store.locationId,
        zipCode: '10001',
      },
    },
    token,
  )

const linesOf = (cart: Awaited<ReturnType<typeof save>>['data']) =>
  Object.values(cart.fulfillments).flatMap(({ shoppingCartItems }) =>
    Object.values(shoppingCartItems).map(({ qty, instruction }) => ({ qty, instruction })),
  )

async function aCustomer(email: string) {
  const { subject } = await insertCustomer(test.query, store.tenant, { email })
  return shopperOf(test, store, await test.tokens.user(store.tenant, subject, email))
}

describe('what a shopper tells the picker (spec 2 §7)', () => {
  it('stays with the line through changes of its quantity, until it is taken away', async () => {
    const bananas = await insertProduct(test.query, store)
    const guest = await test.tokens.guest(store.tenant)

    await save(guest, bananas, { qty: 1, instruction: ' Green ones\r\nplease ' })
    expect(linesOf((await save(guest, bananas, { qty: 4 })).data)).toEqual([
      { qty: 4, instruction: 'Green ones\nplease' },
    ])
    expect(linesOf((await save(guest, bananas, { qty: 4, instruction: '' })).data)).toEqual([
      { qty: 4, instruction: null },
    ])
  })

  it('T32 is kept as it was written, whatever it looks like', async () => {
    const bananas = await insertProduct(test.query, store)
    const guest = await test.tokens.guest(store.tenant)
    const instruction = '<img src=x onerror=alert(1)>'

    expect(linesOf((await save(guest, bananas, { qty: 1, instruction })).data)).toEqual([{ qty: 1, instruction }])
  })

  it.each([
    { why: 'it is longer than 500 characters', instruction: 'x'.repeat(501), code: 'VALIDATION' },
    { why: 'it holds control characters', instruction: 'ring\u0007', code: 'CRT_INSTRUCTION_REFUSED' },
  ])('is refused when $why', async ({ instruction, code }) => {
    const bananas = await insertProduct(test.query, store)
    const guest = await test.tokens.guest(store.tenant)

    const refused = await save(guest, bananas, { qty: 1, instruction })

    expect(refused).toMatchObject({ status: 400, code })
    expect((await test.call(cartDetail, { query: {} }, guest)).data.totalItems).toBe(0)
  })

  it('is not kept by the database when it is longer than that', async () => {
    const bananas = await insertProduct(test.query, store)
    const guest = await test.tokens.guest(store.tenant)
    await save(guest, bananas, { qty: 1 })

    await expect(
      test.query("UPDATE commerce.cart_lines SET instruction = repeat('x', 501) WHERE product_id = $1", [bananas]),
    ).rejects.toThrow(/cart_lines_instruction_length/)
  })

  it.each([
    { own: undefined, kept: 'From the guest' },
    { own: 'My own', kept: 'My own' },
  ])('comes along when a guest signs in: $kept', async ({ own, kept }) => {
    const bananas = await insertProduct(test.query, store)
    const guest = await test.tokens.guest(store.tenant)
    const cart = await save(guest, bananas, { qty: 1, instruction: 'From the guest' })
    const ada = await aCustomer(`merge-${kept.length}@example.com`)
    await save(ada.token, bananas, { qty: 2, ...(own ? { instruction: own } : {}) })

    const merged = await test.call(cartDetail, { query: { orderNumber: cart.data.orderNumber ?? '' } }, ada.token, {
      'x-guest-token': guest,
    })

    expect(linesOf(merged.data)).toEqual([{ qty: 3, instruction: kept }])
  })

  it('is in the order', async () => {
    const bananas = await insertProduct(test.query, store)
    const ada = await aCustomer('orders@example.com')
    const cart = await save(ada.token, bananas, { qty: 1, instruction: 'Green ones' })
    await ada.namePickupPerson()
    expect((await ada.order({ expectedTotal: totalOf(cart.data) })).status).toBe(200)

    const orders = await test.call(orderList, { query: {} }, ada.token)
    const params = { orderId: orders.data.items[0]?.orderID ?? '' }
    const order = await test.call(orderDetail, { params, query: { WithBifurcation: true } }, ada.token)

    expect(JSON.stringify(order.data)).toContain('"instruction":"Green ones"')
  })
})
