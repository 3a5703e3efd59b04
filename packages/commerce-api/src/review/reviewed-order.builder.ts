import { randomUUID } from 'node:crypto'
import type { TestApp } from '../server/testing.ts'
import { insertRow } from '../testing/checkout-store.builder.ts'
import { testIds } from '../testing/store.builder.ts'

/** Something that the customer has ordered, of which nothing but whose it is matters. */
export async function insertOrder(test: TestApp, customerId: string, state = 'placed'): Promise<string> {
  const [cartId, orderId] = [randomUUID(), randomUUID()]
  const at = new Date('2026-11-20T15:00:00Z')
  const tenant_id = 'fresh'
  await insertRow(test.query, 'carts', { tenant_id, cart_id: cartId, cart_number: cartId, subject: customerId })
  await insertRow(test.query, 'orders', {
    tenant_id,
    order_id: orderId,
    order_number: orderId,
    cart_id: cartId,
    subject: customerId,
    customer_id: customerId,
    location_id: testIds('fresh').downtown,
    state,
    email: 'maya@example.com',
    subtotal_cents: 100,
    total_cents: 100,
    totals: {},
    placed_at: at,
  })
  return orderId
}

export async function insertLine(test: TestApp, orderId: string, productId: string, line: object = {}) {
  const { pickup } = testIds('fresh')
  await insertRow(test.query, 'order_lines', {
    tenant_id: 'fresh',
    order_id: orderId,
    product_id: productId,
    fulfillment_method_id: pickup,
    title: 'Bought',
    seo_name: 'bought',
    qty: 1,
    price_cents: 100,
    total_cents: 100,
    ...line,
  })
}
