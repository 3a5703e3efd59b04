import type { OrderDetail } from '@aisle/api/order-detail'
import { html, type Html } from './html.ts'
import { mailPage } from './mail-page.template.ts'
import { itemRows, paymentRows, receivingLines, type Row, sumRows } from './order-mail.rules.ts'
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
  return writeOrder(mail, title, `Your order #${order.orderNumber} at ${storeName}`, paymentRows(order))
}

export function writeOrderChanged(mail: OrderMail): WrittenMail {
  const { order, storeName } = mail
  const subject = `Your order #${order.orderNumber} at ${storeName} has changed`
  return writeOrder(mail, 'We Updated your order.', subject, paymentRows(order))
}

export function writeOrderCancelled(mail: OrderMail): WrittenMail {
  const { order, storeName } = mail
  return writeOrder(
    mail,
    'We have canceled your order.',
    `Your order #${order.orderNumber} at ${storeName} is canceled`,
  )
}

function writeOrder(mail: OrderMail, title: string, subject: string, payments: readonly Row[] = []): WrittenMail {
  const { storeName, firstName, link } = mail
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,'
  const receiving = receivingLines(mail.order)
  const items = itemRows(mail.order)
  const sums = [...sumRows(mail.order), ...payments]
  const text = [
    greeting,
    '',
    title,
    '',
    ...receiving,
    '',
    ...items.flatMap(({ label, amount, notes }) => [`${label}  ${amount}`, ...notes.map((note) => `  ${note}`)]),
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

const row = ({ label, amount, notes }: Row): Html =>
  html`<tr>
    <td style="padding:4px 0">
      ${label}${notes.map((note) => html`<br /><span style="font-size:14px;color:#555">${note}</span>`)}
    </td>
    <td style="padding:4px 0;text-align:right;vertical-align:top">${amount}</td>
  </tr>`
