import type { NewRow } from '../../database/insert-rows.ts'
import { insertion, type Write } from '../../database/writes.ts'
import { orderFulfillments } from '../order-fulfillments.table.ts'
import { orderLines } from '../order-lines.table.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'

const orderColumns = [
  ...(['orderId', 'orderNumber', 'cartId', 'subject', 'customerId', 'guestCustomerId', 'locationId'] as const),
  ...(['zipCode', 'state', 'paymentState', 'firstName', 'lastName', 'email', 'phone', 'subtotalCents'] as const),
  ...(['discountCents', 'taxCents', 'tipCents', 'shippingCents', 'deliveryCents', 'chargesCents'] as const),
  ...(['loyaltyCents', 'giftCardCents', 'totalCents', 'totals', 'placedAt'] as const),
]
const lineColumns = [
  ...(['orderId', 'orderLineId', 'parentLineId', 'position', 'productId', 'fulfillmentMethodId', 'title'] as const),
  ...(['seoName', 'imageUrl', 'sizeText', 'variantText', 'qty', 'priceCents', 'regularPriceCents'] as const),
  ...([
    'discountCents',
    'rewarded',
    'totalCents',
    'taxCents',
    'taxClass',
    'orderType',
    'giftCardCents',
    'frequency',
  ] as const),
  ...(['instruction', 'allowSubstitute', 'substituteProductId', 'hasAgeRestriction'] as const),
]
const fulfillmentColumns = [
  ...(['orderId', 'orderFulfillmentId', 'fulfillmentMethodId', 'codeName', 'name', 'slotId'] as const),
  ...(['slotStartsAt', 'slotEndsAt', 'address', 'pickupInfo', 'deliveryInstruction', 'isContactless'] as const),
  ...(['shippingRateId', 'shippingCents', 'shipToStoreLocationId'] as const),
]
const paymentColumns = [
  ...(['orderId', 'paymentId', 'kind', 'state', 'amountCents', 'giftCardId', 'provider'] as const),
  ...(['paymentMethodId', 'brand', 'last4', 'billingAddress'] as const),
]

export type NewOrder = {
  readonly orders: readonly NewRow<typeof orders, (typeof orderColumns)[number]>[]
  readonly lines: readonly NewRow<typeof orderLines, (typeof lineColumns)[number]>[]
  readonly fulfillments: readonly NewRow<typeof orderFulfillments, (typeof fulfillmentColumns)[number]>[]
  readonly payments: readonly NewRow<typeof orderPayments, (typeof paymentColumns)[number]>[]
}

const inserted = {
  orders: insertion('insert_order', orders, orderColumns),
  lines: insertion('insert_order_lines', orderLines, lineColumns),
  fulfillments: insertion('insert_order_fulfillments', orderFulfillments, fulfillmentColumns),
  payments: insertion('insert_order_payments', orderPayments, paymentColumns),
}

/** An order with everything that belongs to it, for one statement: references between them are checked at its end. */
export const orderInserted = ({ orders: order, lines, fulfillments, payments }: NewOrder): readonly Write[] => [
  inserted.orders(...order),
  inserted.lines(...lines),
  inserted.fulfillments(...fulfillments),
  inserted.payments(...payments),
]
