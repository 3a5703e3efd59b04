import { randomUUID } from 'node:crypto'
import { variantText } from '../../cart/variant-text.ts'
import { shippingRateOf } from '../../checkout/shipping-rate.rules.ts'
import type { Transaction } from '../../database/database.ts'
import { presentTotals } from '../../pricing/totals.presenter.ts'
import type { FinishedOrder } from '../settle/finish-order.service.ts'
import type { OrderDraft } from './order-draft.ts'
import { insertFulfillments, insertLines, insertOrder, insertPayments } from './write-order.store.ts'

/** The order as it was agreed: later changes of products, prices and addresses leave it alone. */
export async function writeOrder(tx: Transaction, draft: OrderDraft): Promise<FinishedOrder> {
  const order = orderRow(draft)
  await insertOrder(tx, order)
  await insertLines(tx, lineRows(draft))
  await insertFulfillments(tx, fulfillmentRows(draft))
  await insertPayments(tx, paymentRows(draft))
  return { ...order, lineTypes: new Set(draft.contents.lines.map(({ orderType }) => orderType)) }
}

function orderRow({ request, contents, pricing, contact, payment, orderId, orderNumber }: OrderDraft) {
  const { cart, coupon } = contents
  if (!cart.locationId) throw new Error('a cart with lines has a store')
  return {
    orderId,
    orderNumber,
    cartId: cart.cartId,
    subject: request.shopper.subject,
    customerId: request.shopper.customerId ?? null,
    locationId: cart.locationId,
    zipCode: cart.zipCode,
    state: payment.kind === 'card' ? 'reserved' : 'placed',
    paymentState: payment.kind === 'card' ? 'authorising' : payment.kind === 'pay-at-store' ? 'pay-at-store' : 'paid',
    ...contact,
    subtotalCents: pricing.subtotalCents,
    discountCents: pricing.couponCents,
    taxCents: pricing.taxCents,
    tipCents: pricing.tipCents,
    shippingCents: pricing.shippingCents,
    deliveryCents: pricing.deliveryCents,
    chargesCents: pricing.chargesCents,
    loyaltyCents: pricing.loyaltyCents,
    giftCardCents: pricing.giftCardCents,
    totalCents: pricing.totalCents,
    totals: presentTotals(pricing, pricing.couponCents > 0 ? coupon : undefined, orderId),
    placedAt: request.now,
  }
}

function lineRows({ contents, pricing, orderId }: OrderDraft) {
  const ids = new Map(contents.lines.map(({ lineId }) => [lineId, randomUUID()]))
  return contents.lines.map(({ product, ...line }, position) => {
    const priced = pricing.lines.get(line.lineId)
    if (!priced) throw new Error('a line has no price')
    return {
      orderId,
      orderLineId: ids.get(line.lineId),
      parentLineId: line.parentLineId ? ids.get(line.parentLineId) : null,
      position,
      productId: line.productId,
      fulfillmentMethodId: line.fulfillmentMethodId,
      title: product.title,
      seoName: product.seoName,
      imageUrl: product.imageUrl,
      sizeText: product.sizeText,
      variantText: variantText(product.variantValues),
      qty: line.qty,
      priceCents: priced.unitCents,
      regularPriceCents: priced.savedCents > 0 ? product.priceCents : null,
      discountCents: priced.savedCents,
      totalCents: priced.totalCents,
      taxCents: priced.taxCents,
      taxClass: product.taxClass,
      orderType: line.orderType,
      giftCardCents: line.giftCardCents,
      frequency: line.frequency,
      instruction: line.instruction,
      allowSubstitute: line.allowSubstitute,
      substituteProductId: line.substituteProductId,
      hasAgeRestriction: product.hasAgeRestriction,
    }
  })
}

function fulfillmentRows({ contents, pricing, holds, orderId }: OrderDraft) {
  return [...contents.fulfillments.values()].map((fulfillment) => {
    const { fulfillmentMethodId, codeName, name } = fulfillment
    const choice = contents.choices.get(fulfillmentMethodId)
    const slot = holds.get(fulfillmentMethodId)?.slot
    return {
      orderId,
      fulfillmentMethodId,
      codeName,
      name,
      slotId: slot?.slotId ?? null,
      slotStartsAt: slot?.startsAt ?? null,
      slotEndsAt: slot?.endsAt ?? null,
      address: choice?.address ?? null,
      pickupInfo: choice?.pickupInfo ?? null,
      deliveryInstruction: choice?.deliveryInstruction ?? null,
      isContactless: choice?.isContactless ?? false,
      shippingRateId: shippingRateOf(contents, fulfillment)?.rateId ?? null,
      shippingCents: pricing.fulfillments.get(fulfillmentMethodId)?.shippingCents ?? 0,
    }
  })
}

/** One row for each source of money; the card's is settled when the provider has answered. */
function paymentRows({ pricing, payment, orderId }: OrderDraft) {
  const rest = { orderId, amountCents: pricing.totalCents }
  return [
    ...[...pricing.giftCards]
      .filter(([, cents]) => cents > 0)
      .map(([giftCardId, amountCents]) => ({ orderId, kind: 'gift-card', state: 'captured', giftCardId, amountCents })),
    ...(pricing.loyaltyCents > 0
      ? [{ orderId, kind: 'loyalty', state: 'captured', amountCents: pricing.loyaltyCents }]
      : []),
    ...(payment.kind === 'pay-at-store' ? [{ ...rest, kind: 'pay-at-store', state: 'authorised' }] : []),
    ...(payment.kind === 'card' ? [{ ...rest, kind: 'card', state: 'authorising', ...cardFields(payment) }] : []),
  ]
}

const cardFields = ({ provider, paymentMethodId, brand, last4 }: Extract<OrderDraft['payment'], { kind: 'card' }>) => ({
  provider,
  paymentMethodId,
  brand,
  last4,
})
