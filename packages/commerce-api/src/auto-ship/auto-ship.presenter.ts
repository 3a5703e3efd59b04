import {
  type AutoShip,
  type AutoShipDetail,
  type AutoShipOrder,
  autoShipStatusSchema,
} from '@aisle/api/auto-ship-detail'
import { toAmount } from '@aisle/api/money'
import { cardBrandSchema } from '@aisle/api/payment-method'
import * as z from 'zod/mini'
import { postalAddress } from '../checkout/address-choice.service.ts'
import { reducedCents } from '../pricing/discount.rules.ts'
import type { Delivery, OwnSubscription } from './auto-ship-own.store.ts'
import { frequencyText } from './frequency.rules.ts'

const STATUS_TEXT = { active: 'Active', paused: 'Paused', cancelled: 'Canceled' } as const

/** Of one piece, at today's price. */
const unitCents = ({ product, subscription }: OwnSubscription) =>
  reducedCents(product.priceCents, {
    kind: 'percent',
    value: Math.round(subscription.discountPercent * 100),
  })

export function presentSubscription(row: OwnSubscription): AutoShip {
  const { subscription, product, method } = row
  const status = z.parse(autoShipStatusSchema, subscription.status)
  return {
    subscriptionID: subscription.subscriptionId,
    productID: subscription.productId,
    title: product.title,
    seoName: product.seoName,
    profileImage: product.imageUrl,
    imageAlt: product.imageAlt,
    price: toAmount(unitCents(row)),
    discountPercent: subscription.discountPercent,
    qty: subscription.qty,
    frequency: subscription.frequency,
    frequencyText: frequencyText(subscription.frequency),
    status,
    statusText: STATUS_TEXT[status],
    nextOrderDate: subscription.nextDate,
    startedAt: subscription.createdAt.toISOString(),
    codeName: method.codeName,
    fulfillmentName: method.name,
  }
}

export function presentSubscriptionDetail(row: OwnSubscription): AutoShipDetail {
  const { address, card, location, product } = row
  const brand = z.safeParse(cardBrandSchema, card?.brand)
  return {
    ...presentSubscription(row),
    address: address && postalAddress(address),
    storeName: location.name,
    paymentMethodID: card?.paymentMethodId ?? null,
    cardBrand: !card ? null : brand.success ? brand.data : 'other',
    cardLast4: card?.last4 ?? null,
    frequencies: product.autoShipFrequencies.map((frequency) => ({ frequency, label: frequencyText(frequency) })),
    qtyLimit: product.qtyLimit,
  }
}

const DELIVERY_STATUS: Readonly<Record<string, AutoShipOrder['status']>> = {
  upcoming: 'scheduled',
  skipped: 'skipped',
  ordered: 'placed',
  failed: 'failed',
}

const DELIVERY_TEXT: Readonly<Record<AutoShipOrder['status'], string>> = {
  scheduled: 'Scheduled',
  skipped: 'Skipped',
  placed: 'Order placed',
  failed: 'Could not be ordered',
  cancelled: 'Canceled',
}

export function presentDelivery({ delivery, orderNumber }: Delivery, row: OwnSubscription): AutoShipOrder {
  const status = DELIVERY_STATUS[delivery.state] ?? 'failed'
  const isToCome = status === 'scheduled' || status === 'skipped'
  return {
    upcomingOrderID: isToCome ? delivery.deliveryId : null,
    orderID: delivery.orderId,
    orderNumber,
    date: delivery.dueDate,
    qty: delivery.qty,
    amount: toAmount(unitCents(row) * delivery.qty),
    status,
    statusText: DELIVERY_TEXT[status],
  }
}
