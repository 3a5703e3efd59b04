import { useCartCount, useLink } from '@aisle/platform'
import { CartIcon } from '@aisle/ui/icons'
import styled from 'styled-components'

/** The cart with its count, for pages outside of the shop: an island. */
export default function CartButtonWidget() {
  const count = useCartCount()
  const href = useLink('cart')
  return (
    <Anchor href={href ?? '/cart'} aria-label={`Cart, ${count} items`}>
      <CartIcon />
      <Count aria-hidden="true">{count}</Count>
    </Anchor>
  )
}

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-2, 8px);
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-4, 16px);
  border-radius: var(--radius-m, 8px);
  color: var(--color-on-accent, #fff);
  background: var(--color-accent, #1b6f95);
  text-decoration: none;
`

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`
