import type { OrderDetail, OrderFulfillment } from '@aisle/api/order-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'
import type { PostalAddress } from '@aisle/api/address'
import type { PickupInfo } from '@aisle/api/checkout'
import type { LocationRecord } from '../location/locations.table.ts'
import { localDay } from '../slot/store-clock.rules.ts'
import { slotText } from '../slot/slot-text.ts'
import type { OrderEventRecord } from './order-events.table.ts'
import type { OrderFulfillmentRecord } from './order-fulfillments.table.ts'
import type { OrderLineRecord } from './order-lines.table.ts'
import { type LineExtras, presentLines } from './order-line.presenter.ts'
import { presentPayment } from './order-payment.presenter.ts'
import type { OrderPaymentRecord } from './order-payments.table.ts'
import { canCancel, statusOf, statusText, stepsOf } from './order-status.rules.ts'
import type { OrderRecord } from './orders.table.ts'

export type OrderParts = {
  readonly order: OrderRecord
  readonly location: LocationRecord
  readonly lines: readonly OrderLineRecord[]
  readonly fulfillments: readonly OrderFulfillmentRecord[]
  readonly payments: readonly OrderPaymentRecord[]
  readonly events: readonly OrderEventRecord[]
  readonly extras: LineExtras
  readonly rateNames: ReadonlyMap<string, string>
}

export function presentOrder(parts: OrderParts): OrderDetail {
  const { order, lines, fulfillments, extras } = parts
  const status = statusOf(order.state)
  const items = presentLines(lines, extras, status)
  return {
    orderID: order.orderId,
    orderNumber: order.orderNumber,
    codeName: fulfillments[0]?.codeName ?? null,
    status,
    statusText: statusText[status],
    placedAt: order.placedAt.toISOString(),
    locationID: order.locationId,
    email: order.email,
    phone: order.phone,
    orderFulfillments: fulfillments.map((fulfillment) => presentFulfillment(parts, fulfillment)),
    trackOrderLineItems: items.filter(({ isDeleted }) => !isDeleted),
    returnOrderLineItems: [],
    notDeliveredOrderLineItems: items.filter(({ isDeleted }) => isDeleted),
    orderSummary: order.totals,
    payments: parts.payments.map(presentPayment),
    billingAddress: null,
    timeline: timelineOf(parts),
    pickupTracking: null,
    // Editing, returning and changing the time are not served yet.
    canEdit: false,
    canCancel: canCancel(order.state),
    canReturn: false,
    canChangeTime: false,
    canReorder: true,
    canPrintInvoice: false,
    editableUntil: null,
  }
}

function presentFulfillment(parts: OrderParts, fulfillment: OrderFulfillmentRecord): OrderFulfillment {
  const { order, location, lines, extras, rateNames } = parts
  const status = statusOf(order.state)
  const { fulfillmentMethodId, codeName, pickupInfo, shippingRateId } = fulfillment
  const own = lines.filter((line) => line.fulfillmentMethodId === fulfillmentMethodId)
  return {
    fulfillmentMethodID: fulfillmentMethodId,
    codeName,
    fulfillmentName: fulfillment.name,
    status,
    statusText: statusText[status],
    slot: presentSlot(fulfillment, location.timeZone),
    address: fulfillment.address,
    shipToStoreLocationID: fulfillment.shipToStoreLocationId,
    storeName: location.name,
    storeAddress: isPickedUp(codeName) ? storeAddress(location) : null,
    storePhone: location.phoneNumber,
    pickupPerson: pickupInfo && firstPerson(pickupInfo),
    alternatePickupPerson: pickupInfo && secondPerson(pickupInfo),
    deliveryInstruction: fulfillment.deliveryInstruction,
    isContactlessDelivery: fulfillment.isContactless,
    shippingRateName: shippingRateId ? (rateNames.get(shippingRateId) ?? null) : null,
    orderLineItems: presentLines(own, extras, status),
  }
}

function presentSlot({ slotId, slotStartsAt, slotEndsAt, orderFulfillmentId }: OrderFulfillmentRecord, zone: string) {
  if (!slotId || !slotStartsAt || !slotEndsAt) return null
  return {
    slotId,
    slotBookingID: orderFulfillmentId,
    bookingDate: localDay(slotStartsAt, zone),
    slotTime: slotText(slotStartsAt, slotEndsAt, zone),
    startsAt: slotStartsAt.toISOString(),
    endsAt: slotEndsAt.toISOString(),
  }
}

function timelineOf({ order, events, fulfillments }: OrderParts): OrderDetail['timeline'] {
  const timeOf = new Map(events.map(({ kind, at }) => [statusOf(kind), at.toISOString()]))
  const status = statusOf(order.state)
  const at = (step: typeof status) => timeOf.get(step) ?? (step === 'placed' ? order.placedAt.toISOString() : null)
  if (status === 'cancelled') {
    const steps = ['placed', 'cancelled'] as const
    return steps.map((step) => ({ status: step, text: statusText[step], at: at(step), isReached: true }))
  }
  const steps = stepsOf(fulfillments[0]?.codeName ?? '')
  const reached = steps.indexOf(status)
  return steps.map((step, index) => ({
    status: step,
    text: statusText[step],
    at: index <= reached ? at(step) : null,
    isReached: index <= reached,
  }))
}

const storeAddress = ({ line1, line2, city, state, zip }: LocationRecord): PostalAddress => ({
  line1,
  line2,
  city,
  state,
  zip,
})

const firstPerson = (info: PickupInfo) => ({
  firstName: info.primaryUserFirstName,
  lastName: info.primaryUserLastName,
  phone: info.pickUpByPhone1 ?? null,
  email: info.pickUpByEmail1 ?? null,
})

const secondPerson = (info: PickupInfo) =>
  info.alternateUserFirstName
    ? {
        firstName: info.alternateUserFirstName,
        lastName: info.alternateUserLastName ?? '',
        phone: info.pickUpByPhone2 ?? null,
        email: info.pickUpByEmail2 ?? null,
      }
    : null
