import type { CartDetail } from '@aisle/api/cart-detail'
import { removeDiscountCoupon } from '@aisle/api/cart-discount'
import { formatMoney } from '@aisle/api/money'
import { api } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import styled from 'styled-components'
import { savingsMessages as texts } from './savings.messages.ts'
import { useCartCall } from './use-cart-call.ts'

type Props = { readonly detail: CartDetail; readonly orderNumber: string }

/** The coupon of a cart with what it takes off, and one that takes nothing off with the reason. */
export function AppliedCoupons({ detail, orderNumber }: Props) {
  const remove = useCartCall((couponID: string) =>
    api.call(removeDiscountCoupon, { params: { couponID, orderNumber } }),
  )
  const { idleCoupons = [], orderSummary } = detail
  const used = orderSummary.coupons ?? []
  const taken = remove.isPending ? remove.variables : undefined
  if (used.length + idleCoupons.length === 0) return null
  const button = (couponID: string, title: string) => (
    <Button
      variant="quiet"
      size="s"
      isBusy={taken === couponID}
      aria-label={texts.removeCoupon(title)}
      onClick={() => remove.mutate(couponID)}
    >
      {texts.remove}
    </Button>
  )
  return (
    <Stack data-gap={2}>
      <List>
        {used.map(({ couponID, title, code, amount }) => (
          <li key={couponID}>
            <span>
              <strong>{title}</strong>
              <Note>{[code, texts.inUse].filter(Boolean).join(' · ')}</Note>
            </span>
            <Amount>{formatMoney(-amount)}</Amount>
            {button(couponID, title)}
          </li>
        ))}
        {idleCoupons.map(({ couponID, title, code, reason }) => (
          <li key={couponID}>
            <span>
              <strong>{title}</strong>
              <Note>{[code, reason].filter(Boolean).join(' · ')}</Note>
            </span>
            {button(couponID, title)}
          </li>
        ))}
      </List>
      {remove.error ? <Alert variant="danger">{errorText(remove.error)}</Alert> : null}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  > li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  > li > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Note = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-muted);
`

const Amount = styled.span`
  color: var(--color-success);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
