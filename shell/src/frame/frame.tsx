import { usePlatform } from '@aisle/platform'
import { useRef } from 'react'
import { useStore } from 'zustand/react'
import styled from 'styled-components'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { PageRoutes } from '../routing/page-routes.tsx'
import { pageTitle } from '../routing/page-title.ts'
import { useShownLocation } from '../routing/shown-location.ts'
import { useNavigationEffects } from '../routing/use-navigation-effects.ts'
import { useShell } from '../shell-context.ts'
import { frameMessages, pageMessages } from '../shell.messages.ts'
import { useIsOnline } from '../start/start-gate.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What surrounds every page. It stays when a page fails. */
export function Frame() {
  const { table, modules } = useShell()
  const { dialogs } = usePlatform()
  const main = useRef<HTMLElement>(null)
  const location = useShownLocation(table, modules)
  const isOnline = useIsOnline()
  useNavigationEffects({
    table,
    location,
    main,
    notFoundTitle: pageMessages.notFoundTitle,
    closeDialogs: dialogs.closeAll,
  })

  return (
    <>
      <SkipLink href="#content">{frameMessages.skip}</SkipLink>
      {!isOnline && <OfflineBanner role="status">{frameMessages.offline}</OfflineBanner>}
      <Store inert={!isOnline} $isGrey={!isOnline}>
        <Header />
        <Main id="content" ref={main} tabIndex={-1}>
          <PageRoutes table={table} location={location} />
        </Main>
        <Footer />
        <BottomNavigation />
      </Store>
      <Announcement />
    </>
  )
}

/** Reads the name of a new page out. */
function Announcement() {
  return <VisuallyHidden role="status">{useStore(pageTitle)}</VisuallyHidden>
}

const Store = styled.div<{ readonly $isGrey: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${({ $isGrey }) => ($isGrey ? 'filter: grayscale(1); opacity: 0.7;' : '')}
`

const Main = styled.main`
  flex: 1;
  min-height: 70dvh;
  outline: none;
`

const SkipLink = styled.a`
  position: absolute;
  top: -100px;
  left: var(--space-2);
  z-index: 50;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  &:focus {
    top: var(--space-2);
  }
`

const OfflineBanner = styled.div`
  padding: var(--space-2) var(--space-4);
  background: var(--color-text);
  color: var(--color-surface);
  text-align: center;
`
