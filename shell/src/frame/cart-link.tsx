import { Link, useCartCount } from '@aisle/platform'
import { CartIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { frameMessages } from '../shell.messages.ts'

/** The cart with its count; counts also where the tenant has no cart page. */
export function CartLink() {
  const count = useCartCount()
  return (
    <Frame>
      <Link to="cart">
        <CartIcon size={24} />
        {count > 0 && <Counter aria-hidden="true">{count > 99 ? '99+' : count}</Counter>}
        <VisuallyHidden>{frameMessages.cart(count)}</VisuallyHidden>
      </Link>
    </Frame>
  )
}

export const Counter = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: var(--text-xs);
  font-weight: 700;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

const Frame = styled.span`
  > * {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: var(--radius-m);
    color: inherit;
    /* A count that appears lays out this link, and not the header around it. */
    contain: strict;
  }
  > a:hover {
    background: var(--color-accent-soft);
  }
`
