import { openDialog, useCartCount, useLink, useMenu, useSession } from '@aisle/platform'
import { RouteNavLink } from '@aisle/platform/host'
import { CartIcon, HomeIcon, StarIcon, TagIcon, UserIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import type { ComponentType, MouseEvent } from 'react'
import styled from 'styled-components'
import { frameMessages } from '../shell.messages.ts'
import { Counter } from './cart-link.tsx'
import { MenuLink } from './menu-link.tsx'

const icons: Readonly<Record<string, ComponentType<{ readonly size?: number }>>> = {
  home: HomeIcon,
  cart: CartIcon,
  discounts: TagIcon,
  loyalty: StarIcon,
}

/** Small screens: the main places within reach of the thumb (spec 1 §2). */
export function BottomNavigation() {
  const entries = useMenu('bottom')
  const count = useCartCount()
  return (
    <Bar aria-label={frameMessages.bottomNavigation}>
      {entries.map((entry) => {
        const Icon = icons[entry.link] ?? TagIcon
        return (
          <MenuLink key={entry.link} entry={entry}>
            <Icon size={24} />
            {entry.link === 'cart' && count > 0 ? (
              <>
                <span aria-hidden="true">{entry.label}</span>
                <Counter aria-hidden="true">{count > 99 ? '99+' : count}</Counter>
                {/* In one piece: assistive technology sets a hidden part off by a space. */}
                <VisuallyHidden>{entry.label + frameMessages.counted(count)}</VisuallyHidden>
              </>
            ) : (
              entry.label
            )}
          </MenuLink>
        )
      })}
      <AccountPlace />
    </Bar>
  )
}

/** The account's page for who is signed in; for others, and where the tenant has no such page, the drawer. */
function AccountPlace() {
  const page = useLink('account')
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const open = (event: MouseEvent) => {
    if (isSignedIn && page !== null) return
    event.preventDefault()
    void openDialog('account-drawer', {})
  }
  return (
    <RouteNavLink to={page ?? '/account'} onClick={open}>
      <UserIcon size={24} />
      {frameMessages.account}
    </RouteNavLink>
  )
}

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  > a {
    position: relative;
    display: grid;
    flex: 1;
    gap: 2px;
    place-items: center;
    align-content: center;
    min-height: 56px;
    padding: var(--space-1);
    /* A count that appears lays out its link, and not the page. */
    contain: strict;
    color: var(--color-muted);
    font-size: var(--text-xs);
    text-decoration: none;
  }
  > a[aria-current='page'] {
    color: var(--color-accent);
    font-weight: 600;
  }
  ${Counter} {
    right: calc(50% - 24px);
  }
  @media (min-width: 1024px) {
    display: none;
  }
`
