import { orderTotal } from '@aisle/api/order-totals'
import type { OrderDetail } from '@aisle/api/order-detail'
import { formatMoney } from '@aisle/api/money'
import { html, type Html } from './html.ts'
import { mailPage } from './mail-page.template.ts'
import type { WrittenMail } from './mail.types.ts'

type OrderMail = {
  readonly storeName: string
  readonly firstName: string | null
  readonly order: OrderDetail
  /** Where the shopper sees the order; the number alone opens nothing (T11). */
  readonly link: string | undefined
}

export function writeOrderPlaced(mail: OrderMail): WrittenMail {
  const { order, storeName } = mail
  const title = `Thank you for your order #${order.orderNumber}`
  return writeOrder(mail, title, `Your order #${order.orderNumber} at ${storeName}`)
}

export function writeOrderCancelled(mail: OrderMail): WrittenMail {
  const { order, storeName } = mail
  return writeOrder(
    mail,
    'We have canceled your order.',
    `Your order #${order.orderNumber} at ${storeName} is canceled`,
  )
}

function writeOrder(mail: OrderMail, title: string, subject: string): WrittenMail {
  const { storeName, firstName, link } = mail
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,'
  const receiving = receivingLines(mail.order)
  const items = itemRows(mail.order)
  const sums = sumRows(mail.order)
  const text = [
    greeting,
    '',
    title,
    '',
    ...receiving,
    '',
    ...items.map(({ label, amount }) => `${label}  ${amount}`),
    '',
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    ...(link ? ['', `See your order: ${link}`] : []),
    '',
  ].join('\n')
  const content = html`<p>${greeting}</p>
    ${receiving.map((line) => html`<p style="margin:0 0 4px">${line}</p>`)}
    <table style="width:100%;margin:16px 0;border-collapse:collapse">
      ${items.map(row)}${sums.map(row)}
    </table>
    ${link ? html`<p><a href="${link}">See your order</a></p>` : undefined}`
  return { subject, text, html: mailPage(storeName, title, content) }
}

type Row = { readonly label: string; readonly amount: string }

const row = ({ label, amount }: Row): Html =>
  html`<tr>
    <td style="padding:4px 0">${label}</td>
    <td style="padding:4px 0;text-align:right">${amount}</td>
  </tr>`

const itemRows = ({ trackOrderLineItems }: OrderDetail): Row[] =>
  trackOrderLineItems.flatMap(({ qty, title, variantText, totalPrice, linkedProducts = [] }) => [
    { label: `${qty} × ${title}${variantText ? `, ${variantText}` : ''}`, amount: formatMoney(totalPrice) },
    ...linkedProducts.map((linked) => ({
      label: `${linked.qty} × ${linked.title}`,
      amount: formatMoney(linked.totalPrice),
    })),
  ])

function sumRows({ orderSummary: sums }: OrderDetail): Row[] {
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
    { label: 'Subtotal', amount: formatMoney(sums.subTotal) },
    ...optional.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount: formatMoney(amount) })),
    { label: 'Total', amount: formatMoney(orderTotal(sums)) },
  ]
}

/** How, where and when, on the store's clock. */
const receivingLines = ({ orderFulfillments }: OrderDetail): string[] =>
  orderFulfillments.flatMap(({ fulfillmentName, slot, address, storeName, storeAddress }) => {
    const place = address ?? storeAddress
    const where = place ? `${place.line1}, ${place.city}, ${place.state} ${place.zip}` : ''
    return [
      `${fulfillmentName}${storeName ? ` · ${storeName}` : ''}`,
      ...(slot ? [`${dayText(slot.bookingDate)}, ${slot.slotTime}`] : []),
      ...(where ? [where] : []),
    ]
  })

/** `2026-11-20` → `Friday, November 20, 2026` */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
