import type { CartNotice, NoticeLine } from '@aisle/api/cart-notice'
import { formatMoney } from '@aisle/api/money'
import { noticesMessages as messages } from './notices.messages.ts'

/** What there is to say of a line below the words of its notice. */
export function noticeText({ title, oldQty, newQty, oldPrice, newPrice }: NoticeLine): string {
  if (newQty > 0 && newQty !== oldQty) return messages.qty(title, newQty, oldQty)
  const isPriced = oldPrice !== undefined && newPrice !== undefined && oldPrice !== newPrice
  return newQty > 0 && isPriced ? messages.price(title, formatMoney(newPrice), formatMoney(oldPrice)) : title
}

/** The same said of several lines, one edit at a time, is said once with all of them below it. */
export function gathered(notices: readonly CartNotice[]): readonly CartNotice[] {
  const byText = new Map<string, CartNotice>()
  for (const notice of notices) {
    const said = byText.get(notice.text)
    byText.set(notice.text, said ? { ...said, lines: [...said.lines, ...notice.lines] } : notice)
  }
  return [...byText.values()]
}
