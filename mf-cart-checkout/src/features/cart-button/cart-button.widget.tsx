import { Link, useCart, useCartCount } from '@aisle/platform'
import { CartIcon } from '@aisle/ui/icons'
import styled from 'styled-components'
import { messages } from './cart-button.messages.ts'

/** The cart with its count, for pages outside of the shop: an island. No count is shown before it is known. */
export default function CartButtonWidget() {
  const count = useCartCount()
  const isKnown = useCart(({ status }) => status === 'ready')
  return (
    <Frame>
      <Link to="cart" aria-label={isKnown ? messages.cart(count) : messages.cartUnknown}>
        <CartIcon />
        {isKnown && <Count aria-hidden="true">{count}</Count>}
      </Link>
    </Frame>
  )
}

const Frame = styled.span`
  > * {
    display: inline-flex;
    gap: var(--space-2, 8px);
    align-items: center;
    min-height: 44px;
    padding: 0 var(--space-4, 16px);
    border-radius: var(--radius-m, 8px);
    color: var(--color-on-accent, #fff);
    background: var(--color-accent, #1b6f95);
    text-decoration: none;
  }
`

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`
