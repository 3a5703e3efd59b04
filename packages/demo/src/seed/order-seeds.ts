import { isPickedUp } from '@aisle/api/fulfillment-kind'
import type { OrderStatus } from '@aisle/api/order-detail'
import type { AddressSeed, OrderSeed } from '@aisle/commerce-api/seeding'
import { wholeNumberOf } from '../chance.ts'
import { couponIdOf, customerIdOf, locationIdOf, orderIdOf, productIdOf, rateIdOf } from '../demo-ids.ts'
import { accountOf } from '../shoppers/accounts.ts'
import {
  addressesOf,
  addressIdOf,
  cardIdOf,
  cardsOf,
  CUSTOMER,
  type PastOrder,
  type PastOrderLine,
} from '../shoppers.ts'
import { daysBefore, storeDay } from './store-day.ts'

type Circumstances = {
  readonly tenant: string
  readonly zoneOf: ReadonlyMap<string, string>
  readonly now: Date
}

const HOUR = 60 * 60 * 1000
const PHONE = '3125550186'

/** An order that customer@example.com placed. */
export function orderSeed(order: PastOrder, { tenant, zoneOf, now }: Circumstances): OrderSeed {
  const { key, placedDaysAgo, location, codeName, slot, rate, couponCode, tipCents, loyaltyCents } = order
  const { subject, firstName, lastName, email } = accountOf(tenant, CUSTOMER)
  const locationId = locationIdOf(tenant, location)
  // A few hours earlier in the day, so that what has happened since has happened by now.
  const placedAt = new Date(daysBefore(now, placedDaysAgo).getTime() - 3 * HOUR)
  return {
    orderId: orderIdOf(tenant, key),
    orderNumber: String(wholeNumberOf(`number of ${key}`, 1e9, 9999999999)),
    customerId: customerIdOf(tenant, CUSTOMER),
    subject,
    firstName,
    lastName,
    email,
    phone: PHONE,
    locationId,
    placedAt,
    ...courseOf(order, placedAt),
    fulfillment: {
      codeName,
      ...receiverOf(order, tenant),
      ...(rate ? { shippingRateId: rateIdOf(tenant, location, rate) } : {}),
      ...(slot
        ? {
            slot: {
              day: storeDay(now, slot.inDays, zoneOf.get(locationId) ?? 'UTC'),
              from: slot.from,
            },
          }
        : {}),
    },
    lines: order.lines.map((line) => lineSeed(line, tenant)),
    card: cardOf(order, tenant),
    tipCents,
    loyaltyCents,
    couponId: couponCode && couponIdOf(tenant, couponCode),
    returned: order.returned?.map(({ seoName, ...rest }) => ({
      productId: productIdOf(tenant, seoName),
      ...rest,
    })),
  }
}

const STATES = {
  placed: 'placed',
  preparing: 'preparing',
  ready: 'ready',
  onTheWay: 'on-the-way',
  completed: 'completed',
  cancelled: 'canceled',
  returned: 'completed',
} as const satisfies Record<OrderStatus, OrderSeed['state']>

/** What happened to it and when: hours after it was placed. */
function courseOf({ status, codeName }: PastOrder, placedAt: Date): Pick<OrderSeed, 'state' | 'events'> {
  const state = STATES[status]
  const steps = [
    ['preparing', 2],
    [isPickedUp(codeName) ? 'ready' : 'on-the-way', 20],
    ['completed', 26],
  ] as const
  const done = steps.slice(0, steps.findIndex(([kind]) => kind === state) + 1)
  const events = state === 'canceled' ? ([['canceled', 1]] as const) : done
  return { state, events: events.map(([kind, hours]) => ({ kind, at: new Date(placedAt.getTime() + hours * HOUR) })) }
}

function receiverOf({ addressKey, codeName }: PastOrder, tenant: string) {
  if (isPickedUp(codeName)) {
    const { firstName, lastName, email } = accountOf(tenant, CUSTOMER)
    const person = { primaryUserFirstName: firstName, primaryUserLastName: lastName }
    return { pickupInfo: { ...person, pickUpByPhone1: PHONE, pickUpByEmail1: email } }
  }
  const address = addressesOf(tenant).find(({ addressId }) => addressId === addressIdOf(addressKey ?? ''))
  return address ? { address: postal(address) } : {}
}

const postal = ({ line1, line2, city, state, zip }: AddressSeed) => ({
  line1,
  ...(line2 ? { line2 } : {}),
  city,
  state,
  zip,
})

function lineSeed({ seoName, qty, frequency, giftCardCents, substitutedBy }: PastOrderLine, tenant: string) {
  return {
    productId: productIdOf(tenant, seoName),
    qty,
    ...(frequency ? { orderType: 1 as const, frequency } : {}),
    ...(giftCardCents ? { orderType: 2 as const, giftCardCents } : {}),
    ...(substitutedBy ? { substituteProductId: productIdOf(tenant, substitutedBy) } : {}),
  }
}

function cardOf({ cardKey }: PastOrder, tenant: string): OrderSeed['card'] {
  const card = cardsOf(tenant).find(({ paymentMethodId }) => paymentMethodId === cardIdOf(cardKey))
  if (!card) throw new Error(`No card ${cardKey} at ${tenant}`)
  const { provider, brand, last4, paymentMethodId } = card
  return { provider, brand, last4, paymentMethodId }
}
