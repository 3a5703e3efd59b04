import { randomUUID } from 'node:crypto'
import { canBeSubstituted } from '../../cart/substitution.rules.ts'
import { variantText } from '../../cart/variant-text.ts'
import { postalAddress } from '../../checkout/address-choice.service.ts'
import { shippingRateOf } from '../../checkout/shipping-rate.rules.ts'
import { presentTotals } from '../../pricing/totals.presenter.ts'
import type { FinishedOrder } from '../settle/finish-order.service.ts'
import type { OrderDraft } from './order-draft.ts'
import type { NewOrder } from './write-order.store.ts'

/** The order as it was agreed: later changes of products, prices and addresses leave it alone. */
export function writeOrder(draft: OrderDraft): { readonly order: FinishedOrder; readonly rows: NewOrder } {
  const row = orderRow(draft)
  const order = { ...row, lineTypes: draft.contents.lines.map(({ orderType }) => orderType) }
  const rows = {
    orders: [row],
    lines: lineRows(draft),
    fulfillments: fulfillmentRows(draft),
    payments: paymentRows(draft),
  }
  return { order, rows }
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
    const orderLineId = ids.get(line.lineId)
    const kind = contents.fulfillments.get(line.fulfillmentMethodId)?.kind
    const allowSubstitute = line.allowSubstitute && canBeSubstituted(line, kind)
    if (!priced || !orderLineId) throw new Error('a line has no price')
    return {
      orderId,
      orderLineId,
      parentLineId: (line.parentLineId && ids.get(line.parentLineId)) ?? null,
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
      rewarded: priced.rewarded,
      totalCents: priced.totalCents,
      taxCents: priced.taxCents,
      taxClass: product.taxClass,
      orderType: line.orderType,
      giftCardCents: line.giftCardCents,
      frequency: line.frequency,
      instruction: line.instruction,
      allowSubstitute,
      substituteProductId: allowSubstitute ? line.substituteProductId : null,
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
      orderFulfillmentId: randomUUID(),
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
      shipToStoreLocationId: fulfillment.kind === 'delivery' ? contents.cart.shipToStoreLocationId : null,
      shippingCents: pricing.fulfillments.get(fulfillmentMethodId)?.shippingCents ?? 0,
    }
  })
}

/** One row for each source of money; the card's is settled when the provider has answered. */
function paymentRows({ request, contents, pricing, payment, orderId }: OrderDraft): NewOrder['payments'] {
  const row = (payment: Pick<Payment, 'kind' | 'state' | 'amountCents'> & Partial<Payment>): Payment => ({
    giftCardId: null,
    provider: null,
    paymentMethodId: null,
    brand: null,
    last4: null,
    billingAddress: null,
    ...payment,
    orderId,
    paymentId: randomUUID(),
  })
  const cards = [...pricing.giftCards].filter(([, cents]) => cents > 0)
  const last4 = new Map(contents.giftCards.map((card) => [card.giftCardId, card.last4]))
  const amountCents = pricing.totalCents
  return [
    ...cards.map(([giftCardId, cents]) =>
      row({
        kind: 'gift-card',
        state: 'captured',
        giftCardId,
        last4: last4.get(giftCardId) ?? null,
        amountCents: cents,
      }),
    ),
    ...(pricing.loyaltyCents > 0
      ? [row({ kind: 'loyalty', state: 'captured', amountCents: pricing.loyaltyCents })]
      : []),
    ...(payment.kind === 'pay-at-store' ? [row({ kind: 'pay-at-store', state: 'authorised', amountCents })] : []),
    ...(payment.kind === 'card'
      ? [row({ kind: 'card', state: 'authorising', amountCents, ...cardFields(payment), ...billingOf(request) })]
      : []),
  ]
}

type Payment = NewOrder['payments'][number]

/** Of a card that was typed for this order. */
const billingOf = ({ body: { billingAddress, paymentToken } }: OrderDraft['request']) =>
  billingAddress && paymentToken ? { billingAddress: postalAddress(billingAddress) } : {}

const cardFields = ({ provider, paymentMethodId, brand, last4 }: Extract<OrderDraft['payment'], { kind: 'card' }>) => ({
  provider,
  paymentMethodId,
  brand,
  last4,
})
