import { newCartNumber } from '../cart/cart-number.rules.ts'
import { variantText } from '../cart/variant-text.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
import { presentTotals } from '../pricing/totals.presenter.ts'
import type { OrderSeed } from './orders.seed.types.ts'
import type { PastOrderParts } from './past-order.store.ts'
import { stableId } from './stable-id.ts'

export type PastOrder = { readonly seed: OrderSeed; readonly parts: PastOrderParts; readonly pricing: Pricing }

const cartIdOf = ({ orderId }: OrderSeed) => stableId('cart', orderId)
const lineIdOf = (orderId: string, productId: string) => stableId('order-line', orderId, productId)
const isCanceled = ({ state }: OrderSeed) => state === 'canceled'

export const cartRow = ({ seed }: PastOrder) => ({
  cartId: cartIdOf(seed),
  cartNumber: newCartNumber(),
  subject: seed.subject,
  customerId: seed.customerId,
  state: 'ordered',
  locationId: seed.locationId,
  createdAt: seed.placedAt,
  updatedAt: seed.placedAt,
})

export function orderRow({ seed, parts, pricing }: PastOrder) {
  const updatedAt = seed.events?.at(-1)?.at ?? seed.placedAt
  return {
    orderId: seed.orderId,
    orderNumber: seed.orderNumber,
    cartId: cartIdOf(seed),
    subject: seed.subject,
    customerId: seed.customerId,
    locationId: seed.locationId,
    zipCode: seed.fulfillment.address?.zip ?? null,
    state: seed.state ?? 'completed',
    paymentState: isCanceled(seed) ? 'refunded' : 'paid',
    firstName: seed.firstName,
    lastName: seed.lastName,
    email: seed.email,
    phone: seed.phone ?? null,
    subtotalCents: pricing.subtotalCents,
    discountCents: pricing.couponCents,
    taxCents: pricing.taxCents,
    tipCents: pricing.tipCents,
    shippingCents: pricing.shippingCents,
    deliveryCents: pricing.deliveryCents,
    chargesCents: pricing.chargesCents,
    loyaltyCents: pricing.loyaltyCents,
    totalCents: pricing.totalCents,
    totals: presentTotals(pricing, pricing.couponCents > 0 ? parts.coupon : undefined, seed.orderId),
    placedAt: seed.placedAt,
    updatedAt,
    canceledAt: isCanceled(seed) ? updatedAt : null,
  }
}

export const lineRows = ({ seed, parts, pricing }: PastOrder) =>
  seed.lines.map((line, position) => {
    const product = parts.products.get(line.productId)
    const priced = pricing.lines.get(line.productId)
    if (!product || !priced) throw new Error(`No product ${line.productId}`)
    return {
      orderLineId: lineIdOf(seed.orderId, line.productId),
      orderId: seed.orderId,
      productId: line.productId,
      fulfillmentMethodId: parts.place.method.fulfillmentMethodId,
      position,
      title: product.title,
      seoName: product.seoName,
      imageUrl: product.imageUrl,
      sizeText: product.sizeText,
      variantText: variantText(product.variantValues),
      qty: line.qty,
      priceCents: priced.unitCents,
      regularPriceCents: priced.savedCents > 0 ? product.priceCents : null,
      discountCents: priced.savedCents,
      rewarded: priced.rewarded,
      totalCents: priced.totalCents,
      taxCents: priced.taxCents,
      taxClass: product.taxClass,
      orderType: line.orderType ?? 0,
      giftCardCents: line.giftCardCents ?? null,
      frequency: line.frequency ?? null,
      allowSubstitute: line.substituteProductId !== undefined,
      substituteProductId: line.substituteProductId ?? null,
      hasAgeRestriction: product.hasAgeRestriction,
    }
  })

export function fulfillmentRow({ seed: { orderId, fulfillment, state }, parts }: PastOrder) {
  const { fulfillmentMethodId, codeName, name } = parts.place.method
  const { address, pickupInfo } = fulfillment
  return {
    orderFulfillmentId: stableId('order-fulfillment', orderId),
    orderId,
    fulfillmentMethodId,
    codeName,
    name,
    state: state ?? 'completed',
    address: address ?? null,
    pickupInfo: pickupInfo ? { fulfillmentMethodID: fulfillmentMethodId, ...pickupInfo } : null,
    slotId: parts.slot?.slotId ?? null,
    slotStartsAt: parts.slot?.startsAt ?? null,
    slotEndsAt: parts.slot?.endsAt ?? null,
    shippingRateId: parts.rate?.rateId ?? null,
    shippingCents: parts.rate?.amountCents ?? 0,
  }
}

/** One row for each source of money. */
export function paymentRows({ seed, pricing }: PastOrder) {
  const { orderId, card, placedAt: createdAt } = seed
  const state = isCanceled(seed) ? 'voided' : 'captured'
  const row = (kind: string, amountCents: number) => ({
    paymentId: stableId('order-payment', orderId, kind),
    orderId,
    kind,
    state,
    amountCents,
    createdAt,
    updatedAt: createdAt,
  })
  return [
    ...(pricing.loyaltyCents > 0 ? [row('loyalty', pricing.loyaltyCents)] : []),
    ...(pricing.totalCents > 0 ? [{ ...row('card', pricing.totalCents), ...card }] : []),
  ]
}

export const returnRows = ({ seed: { orderId, returned = [], events, placedAt } }: PastOrder) =>
  returned.map(({ productId, qty, reason }) => ({
    returnId: stableId('return', orderId, productId),
    orderId,
    orderLineId: lineIdOf(orderId, productId),
    qty,
    reason,
    createdAt: events?.at(-1)?.at ?? placedAt,
  }))
