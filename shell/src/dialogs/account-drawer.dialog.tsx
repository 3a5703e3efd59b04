import type { DialogComponentProps } from '@aisle/contract'
import { session, useMenu, usePath, useSession, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { SignOutButton } from '@aisle/ui/sign-out-button'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '../lazy-part.tsx'
import { MenuLink } from '../frame/menu-link.tsx'
import { returnTo } from '../session/return-to.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

const AgeOption = lazyPart(() => import(/* webpackChunkName: "age" */ '../age-verification/age-option.tsx'))

/** Who shops, the pages of their account, and the way in and out. */
export default function AccountDrawer({ close }: Pick<DialogComponentProps<'account-drawer'>, 'close'>) {
  const profile = useSession((state) => state.profile)
  const isGuest = useSession((state) => state.status === 'guest')
  const entries = useMenu('account')
  const isAgeRestricted = useTenant(({ configuration }) => configuration?.businessConfigurations.isStoreAgeRestricted)
  return (
    <DialogFrame title={sessionMessages.drawerTitle} width={380} isDrawer onClose={() => close()}>
      <Root>
        {profile && <strong>{sessionMessages.signedInAs(profile.firstName || profile.email)}</strong>}
        {isGuest && <SignIn />}
        {entries.length > 0 && (
          <nav aria-label={sessionMessages.drawerTitle}>
            <ul>
              {entries.map((entry) => (
                <li key={entry.link}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isAgeRestricted && <AgeOption />}
        {profile && <SignOutButton isWide />}
      </Root>
    </DialogFrame>
  )
}

function SignIn() {
  const here = usePath() + location.search
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void session.signIn({ returnTo: returnTo.read() ?? here }).finally(() => setIsLeaving(false))
  }
  return (
    <>
      <p>{sessionMessages.guestText}</p>
      <Button variant="primary" isWide isBusy={isLeaving} onClick={leave}>
        {sessionMessages.signIn}
      </Button>
    </>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  nav a {
    display: block;
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-line);
    color: var(--color-text);
    text-decoration: none;
  }
  nav a:hover,
  nav a[aria-current='page'] {
    color: var(--color-accent);
  }
`
