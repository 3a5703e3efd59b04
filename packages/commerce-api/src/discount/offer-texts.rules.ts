import { formatMoney, toAmount } from '@aisle/api/money'
import { offerTexts as texts } from './discount.messages.ts'
import type { DiscountRecord } from './discounts.table.ts'

type Terms = Pick<DiscountRecord, 'kind' | 'value' | 'minQty'> & {
  /** What is bought and what gets cheaper are not the same (ADR 39). */
  readonly hasRewards: boolean
}

/** What one must buy: the store's words, else the number of pieces where one alone is not enough. */
export const triggerTextOf = ({
  triggerText,
  minQty,
  hasRewards,
}: Terms & Pick<DiscountRecord, 'triggerText'>): string | null =>
  triggerText ?? (hasRewards || minQty > 1 ? texts.buy(minQty) : null)

/** What one gets for it: the store's words, else the reduction. */
export const rewardTextOf = ({ rewardText, ...terms }: Terms & Pick<DiscountRecord, 'rewardText'>): string | null =>
  rewardText ?? (terms.hasRewards ? rewardOf(terms) : reductionOf(terms))

function reductionOf({ kind, value }: Terms): string | null {
  if (kind === 'percent') return texts.percent(value / 100)
  if (kind === 'amount') return texts.amount(formatMoney(toAmount(value)))
  return kind === 'price' ? texts.price(formatMoney(toAmount(value))) : null
}

function rewardOf(terms: Terms): string | null {
  const { kind, value } = terms
  if ((kind === 'percent' && value === 10_000) || (kind === 'price' && value === 0)) return texts.oneFree
  if (kind === 'price') return texts.oneFor(formatMoney(toAmount(value)))
  const saving = reductionOf(terms)
  return saving && texts.onOne(saving)
}
