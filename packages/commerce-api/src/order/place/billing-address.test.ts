import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { readyToOrder } from '../../testing/ready-order.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, payments: partners } = await openPaymentApp({ now: () => now })

const billingAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '1 Main St',
  city: 'Troy',
  state: 'NY',
  zip: '12180',
}

const kept = (orderId: string) =>
  test.query<{ kind: string; billing_address: unknown }>(
    'SELECT kind, billing_address FROM commerce.order_payments WHERE order_id = $1',
    [orderId],
  )

describe('a billing address', () => {
  it('is kept with the payment by a card that was typed for the order', async () => {
    const { order } = await readyToOrder(test, { now })
    const placed = await order({ isPayAtStore: undefined, paymentToken: 'tok_accepted', billingAddress })
    expect(placed.status).toBe(200)
    expect(await kept(placed.data.orderID)).toMatchObject([{ kind: 'card', billing_address: billingAddress }])
  })

  it('is kept for nothing that is paid without a card', async () => {
    const { order } = await readyToOrder(test, { now })
    const placed = await order({ billingAddress })
    expect(await kept(placed.data.orderID)).toEqual([{ kind: 'pay-at-store', billing_address: null }])
    const forced = test.query('UPDATE commerce.order_payments SET billing_address = $2 WHERE order_id = $1', [
      placed.data.orderID,
      JSON.stringify(billingAddress),
    ])
    await expect(forced).rejects.toThrow('order_payments_billing_of_cards')
  })

  it('that is not one is refused before anything is charged', async () => {
    const { order } = await readyToOrder(test, { now })
    const wrong = { ...billingAddress, zip: 'x' }
    expect(
      (await order({ isPayAtStore: undefined, paymentToken: `tok_${randomUUID()}`, billingAddress: wrong })).status,
    ).toBe(400)
  })

  it('goes to the provider with the charge, and no more of it than a bank compares', async () => {
    const { order } = await readyToOrder(test, { now })
    const typed = { ...billingAddress, phone: '2125550123', email: 'ada@example.com' }
    const body = { isPayAtStore: undefined, paymentToken: `tok_${randomUUID()}`, billingAddress: typed }
    expect((await order(body)).status).toBe(200)
    expect(partners.billed.at(-1)).toEqual(billingAddress)
  })

  it('that the bank does not know declines the card, says so, and says it again', async () => {
    const { order } = await readyToOrder(test, { now })
    const foreign = { ...billingAddress, zip: '99999' }
    const key = randomUUID()
    const body = { isPayAtStore: undefined, paymentToken: `tok_${randomUUID()}`, billingAddress: foreign }
    for (let times = 0; times < 2; times += 1) {
      const reply = await order(body, key)
      expect(reply).toMatchObject({ status: 402, code: 'ORD_PAYMENT_DECLINED' })
      expect(reply.body).toContain('Your bank knows another billing address for this card. Nothing was charged')
    }
    const placed = await order({ ...body, billingAddress })
    expect(placed.status).toBe(200)
    expect(await kept(placed.data.orderID)).toMatchObject([{ kind: 'card', billing_address: billingAddress }])
  })
})
