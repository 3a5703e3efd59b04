import type { Discount } from '@aisle/api/discount'
import styled from 'styled-components'
import { discountsMessages } from './discounts.messages.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** What one must buy, until when, and with which code. */
export function DiscountTerms({ discount: { triggerText, endsAt, couponCode } }: { readonly discount: Discount }) {
  const terms = [
    triggerText,
    couponCode ? discountsMessages.code(couponCode) : '',
    endsAt ? discountsMessages.until(dayFormat.format(new Date(endsAt))) : '',
  ].filter(Boolean)
  if (terms.length === 0) return null
  return <Terms>{terms.join(' · ')}</Terms>
}

const Terms = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
