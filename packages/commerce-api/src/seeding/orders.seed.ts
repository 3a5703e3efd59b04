import { newCartNumber } from '../cart/cart-number.rules.ts'
import { carts } from '../cart/carts.table.ts'
import { variantText } from '../cart/variant-text.ts'
import type { Transaction } from '../database/database.ts'
import { orderEvents } from '../order/order-events.table.ts'
import { orderFulfillments } from '../order/order-fulfillments.table.ts'
import { orderLines } from '../order/order-lines.table.ts'
import { orderPayments } from '../order/order-payments.table.ts'
import { orders } from '../order/orders.table.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
import { presentTotals } from '../pricing/totals.presenter.ts'
import { upsert } from './bulk.store.ts'
import { pricePastOrder, type SoldProduct } from './past-order-pricing.ts'
import type { OrderSeed } from './orders.seed.types.ts'
import { stableId } from './stable-id.ts'

/** Writes past orders that are not there yet, at the prices and taxes of today. */
export async function seedOrders(tx: Transaction, seeds: readonly OrderSeed[]) {
  const keep = { existing: 'keep' } as const
  const priced = []
  for (const seed of seeds) priced.push({ seed, ...(await pricePastOrder(tx, seed)) })
  await upsert(tx, carts, seeds.map(cartRow), keep)
  const written = await upsert(
    tx,
    orders,
    priced.map(({ seed, pricing }) => orderRow(seed, pricing)),
    keep,
  )
  await upsert(
    tx,
    orderLines,
    priced.flatMap(({ seed, pricing, products }) => lineRows(seed, pricing, products)),
    keep,
  )
  await upsert(tx, orderFulfillments, seeds.map(fulfillmentRow), keep)
  await upsert(
    tx,
    orderPayments,
    priced.map(({ seed, pricing }) => paymentRow(seed, pricing)),
    keep,
  )
  if (written.inserted > 0) await insertEvents(tx, seeds)
  return written
}

const cartIdOf = ({ orderId }: OrderSeed) => stableId('cart', orderId)

const cartRow = (seed: OrderSeed) => ({
  cartId: cartIdOf(seed),
  cartNumber: newCartNumber(),
  subject: seed.subject,
  customerId: seed.customerId,
  state: 'ordered',
  locationId: seed.locationId,
  createdAt: seed.placedAt,
  updatedAt: seed.placedAt,
})

const orderRow = (seed: OrderSeed, pricing: Pricing) => ({
  orderId: seed.orderId,
  orderNumber: seed.orderNumber,
  cartId: cartIdOf(seed),
  subject: seed.subject,
  customerId: seed.customerId,
  locationId: seed.locationId,
  state: seed.state ?? 'completed',
  paymentState: seed.state === 'canceled' ? 'refunded' : 'paid',
  firstName: seed.firstName,
  lastName: seed.lastName,
  email: seed.email,
  subtotalCents: pricing.subtotalCents,
  taxCents: pricing.taxCents,
  totalCents: pricing.totalCents,
  totals: presentTotals(pricing, undefined, seed.orderId),
  placedAt: seed.placedAt,
  updatedAt: seed.placedAt,
})

const lineRows = (seed: OrderSeed, pricing: Pricing, products: ReadonlyMap<string, SoldProduct>) =>
  seed.lines.flatMap(({ productId, qty }, position) => {
    const product = products.get(productId)
    const priced = pricing.lines.get(productId)
    if (!product || !priced) return []
    return [
      {
        orderLineId: stableId('order-line', seed.orderId, productId),
        orderId: seed.orderId,
        productId,
        fulfillmentMethodId: seed.fulfillment.fulfillmentMethodId,
        position,
        title: product.title,
        seoName: product.seoName,
        imageUrl: product.imageUrl,
        sizeText: product.sizeText,
        variantText: variantText(product.variantValues),
        qty,
        priceCents: priced.unitCents,
        totalCents: priced.totalCents,
        taxCents: priced.taxCents,
        taxClass: product.taxClass,
        hasAgeRestriction: product.hasAgeRestriction,
      },
    ]
  })

const fulfillmentRow = ({ orderId, fulfillment, state }: OrderSeed) => ({
  orderFulfillmentId: stableId('order-fulfillment', orderId),
  orderId,
  fulfillmentMethodId: fulfillment.fulfillmentMethodId,
  codeName: fulfillment.codeName,
  name: fulfillment.name,
  state: state ?? 'completed',
  address: fulfillment.address ?? null,
  pickupInfo: fulfillment.pickupInfo ?? null,
  slotStartsAt: fulfillment.slotStartsAt ?? null,
  slotEndsAt: fulfillment.slotEndsAt ?? null,
})

const paymentRow = ({ orderId, card, state }: OrderSeed, pricing: Pricing) => ({
  paymentId: stableId('order-payment', orderId),
  orderId,
  kind: 'card',
  brand: card.brand,
  last4: card.last4,
  state: state === 'canceled' ? 'voided' : 'captured',
  amountCents: pricing.totalCents,
})

async function insertEvents({ db, tenantId }: Transaction, seeds: readonly OrderSeed[]) {
  const events = seeds.flatMap(({ orderId, placedAt, events: own = [] }) => [
    { tenantId, orderId, kind: 'placed', at: placedAt },
    ...own.map((event) => ({ tenantId, orderId, ...event })),
  ])
  const known = await db.select({ orderId: orderEvents.orderId }).from(orderEvents)
  const told = new Set(known.map(({ orderId }) => orderId))
  const news = events.filter(({ orderId }) => !told.has(orderId))
  if (news.length > 0) await db.insert(orderEvents).values(news)
}
