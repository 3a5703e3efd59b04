import type { Discount } from '@aisle/api/discount'
import { formatCalendarDay } from '@aisle/ui/day.rules'
import styled from 'styled-components'
import { discountsMessages } from './discounts.messages.ts'

/** What one must buy, until when, and with which code. */
export function DiscountTerms({ discount: { triggerText, endsAt, couponCode } }: { readonly discount: Discount }) {
  const terms = [
    triggerText,
    couponCode ? discountsMessages.code(couponCode) : '',
    endsAt ? discountsMessages.until(formatCalendarDay(endsAt)) : '',
  ].filter(Boolean)
  if (terms.length === 0) return null
  return <Terms>{terms.join(' · ')}</Terms>
}

const Terms = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
