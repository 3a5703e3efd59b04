import { session, toast, usePath, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { useState } from 'react'
import styled from 'styled-components'
import { useOpenMenu } from '../frame/guard-facts.ts'
import { MenuLink } from '../frame/menu-link.tsx'
import { returnTo } from '../session/return-to.ts'
import { sessionMessages } from '../shell.messages.ts'

/** Who shops, the pages of their account, and the way in and out. */
export function AccountDrawer({ close }: { readonly close: () => void }) {
  const profile = useSession((state) => state.profile)
  const entries = useOpenMenu('account')
  return (
    <Root>
      {profile && <strong>{sessionMessages.signedInAs(profile.firstName || profile.email)}</strong>}
      {!profile && <SignIn />}
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
      {profile && <SignOut close={close} />}
    </Root>
  )
}

function SignIn() {
  const here = usePath() + location.search
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    session.signIn({ returnTo: returnTo.read() ?? here }).catch(() => {
      setIsLeaving(false)
      toast('error', sessionMessages.unreachable, { milliseconds: 8000 })
    })
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

function SignOut({ close }: { readonly close: () => void }) {
  const leave = () => {
    session.signOut().catch(() => {
      close()
      location.assign('/')
    })
  }
  return (
    <Button isWide onClick={leave}>
      {sessionMessages.signOut}
    </Button>
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
