import { ZERO_ID } from '@aisle/api/ids'
import { formatMoney } from '@aisle/api/money'
import type { OrderDetail, OrderFulfillment, OrderLineItem } from '@aisle/api/order-detail'
import { orderTotal } from '@aisle/api/order-totals'

/** A line of the table; notes stand below its label. */
export type Row = { readonly label: string; readonly amount: string; readonly notes: readonly string[] }

const rowOf = (label: string, amount: number, notes: readonly string[] = []): Row => ({
  label,
  amount: formatMoney(amount),
  notes,
})

export const itemRows = ({ trackOrderLineItems }: Pick<OrderDetail, 'trackOrderLineItems'>): Row[] =>
  trackOrderLineItems.flatMap((line) => {
    const { qty, title, variantText, totalPrice, linkedProducts = [] } = line
    return [
      rowOf(`${qty} × ${title}${variantText ? `, ${variantText}` : ''}`, totalPrice, notesOf(line)),
      ...linkedProducts.map((linked) => rowOf(`${linked.qty} × ${linked.title}`, linked.totalPrice)),
    ]
  })

/** What a deal made cheaper, what the picker was told, and what may come instead (spec 2 §4). */
function notesOf(line: OrderLineItem): string[] {
  const { instruction, allowSubstitute, substituteProductDetails = [], rewarded = [] } = line
  const chosen = substituteProductDetails.find(({ substituteProductID }) => substituteProductID !== ZERO_ID)
  const instead = chosen ? chosen.productName : 'something similar'
  return [
    ...rewarded.map(({ qty, price }) => `${qty} at ${formatMoney(price)} with a deal`),
    ...(allowSubstitute ? [`If it has run out: ${instead}`] : []),
    ...(instruction ? [`Your note: ${instruction}`] : []),
  ]
}

export function sumRows({ orderSummary: sums }: OrderDetail): Row[] {
  const optional: readonly (readonly [string, number])[] = [
    ['Discounts', -sums.discountAmount],
    ...sums.taxes.map(({ name, amount }) => [name, amount] as const),
    ['Tip', sums.tipAmount],
    ['Shipping', sums.shippingRate],
    ['Delivery', sums.deliveryCharge ?? 0],
    ...sums.additionalCharges.map(({ name, chargeAmount }) => [name ?? 'Charge', chargeAmount] as const),
    ['Loyalty dollars', -(sums.loyaltyDollars ?? 0)],
    ['Gift cards', -(sums.giftCardAmount ?? 0)],
  ]
  return [
    rowOf('Subtotal', sums.subTotal),
    ...optional.filter(([, amount]) => amount !== 0).map(([label, amount]) => rowOf(label, amount)),
    rowOf('Total', orderTotal(sums)),
  ]
}

/** How the total is paid; gift cards and loyalty dollars are in the sums above it. */
export const paymentRows = ({ payments }: Pick<OrderDetail, 'payments'>): Row[] =>
  payments
    .filter(({ kind }) => kind === 'card' || kind === 'payAtStore')
    .map(({ kind, label, amount }) =>
      rowOf(kind === 'card' ? `Paid by ${lowerFirst(label)}` : 'To pay at the store', amount),
    )

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** How, where, when and to whom, on the store's clock. */
export const receivingLines = ({ orderFulfillments }: Pick<OrderDetail, 'orderFulfillments'>): string[] =>
  orderFulfillments.flatMap((fulfillment) => {
    const { fulfillmentName, slot, address, storeName, storeAddress, shippingRateName } = fulfillment
    const place = address ?? storeAddress
    const where = place ? `${place.line1}, ${place.city}, ${place.state} ${place.zip}` : ''
    return [
      `${fulfillmentName}${storeName ? ` · ${storeName}` : ''}`,
      ...(slot ? [`${dayText(slot.bookingDate)}, ${slot.slotTime}`] : []),
      ...(where ? [where] : []),
      ...(shippingRateName ? [shippingRateName] : []),
      ...peopleOf(fulfillment),
      ...instructionsOf(fulfillment),
    ]
  })

function peopleOf({ pickupPerson, alternatePickupPerson }: OrderFulfillment): string[] {
  const people = [pickupPerson, alternatePickupPerson].filter((person) => person !== null && person !== undefined)
  if (people.length === 0) return []
  return [`Picked up by ${people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(' or ')}`]
}

const instructionsOf = ({ deliveryInstruction, isContactlessDelivery }: OrderFulfillment): string[] => [
  ...(isContactlessDelivery ? ['Contactless delivery'] : []),
  ...(deliveryInstruction ? [`Your instruction: ${deliveryInstruction}`] : []),
]

/** `2026-11-20` → `Friday, November 20, 2026` */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
