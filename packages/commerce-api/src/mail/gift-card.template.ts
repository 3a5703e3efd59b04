import { formatGiftCardNumber } from '@aisle/api/gift-card-number'
import { formatMoney, toAmount } from '@aisle/api/money'
import { html } from './html.ts'
import { mailPage } from './mail-page.template.ts'
import type { WrittenMail } from './mail.types.ts'

type Card = { readonly number: string; readonly balanceCents: number; readonly message: string | null }

export function writeGiftCard(storeName: string, { number, balanceCents, message }: Card): WrittenMail {
  const amount = formatMoney(toAmount(balanceCents))
  const shown = formatGiftCardNumber(number)
  const title = `A gift card of ${amount}`
  return {
    subject: `A gift card of ${amount} for ${storeName}`,
    text: `${message ? `${message}\n\n` : ''}Number: ${shown}\nBalance: ${amount}\n`,
    html: mailPage(
      storeName,
      title,
      html`${message ? html`<p>${message}</p>` : undefined}
        <p style="font-size:22px;letter-spacing:2px;font-weight:700">${shown}</p>
        <p>Balance: ${amount}</p>`,
    ),
  }
}
