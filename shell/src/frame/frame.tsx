import { usePlatform } from '@aisle/platform'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import styled from 'styled-components'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { whenIdle } from '../ahead/when-idle.ts'
import { lazyPart } from '../lazy-part.tsx'
import { PageRoutes } from '../routing/page-routes.tsx'
import { pageTitle } from '../routing/page-title.ts'
import { RouteTitle } from '../routing/route-title.tsx'
import { useShownLocation } from '../routing/shown-location.ts'
import { useNavigationEffects } from '../routing/use-navigation-effects.ts'
import { useShell } from '../shell-context.ts'
import { frameMessages } from '../shell.messages.ts'
import { useIsOnline } from '../start/start-gate.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Footer } from './footer.tsx'
import type { FrameExtrasProps } from './frame-extras.tsx'
import { Header } from './header.tsx'
import { loadFrameParts } from './load-frame-parts.ts'

const FrameExtras = lazyPart<FrameExtrasProps>(async () => ({ default: (await loadFrameParts()).FrameExtras }), {
  isQuiet: true,
})

/** What surrounds every page. It stays when a page fails, and as it is when another one comes. */
export function Frame() {
  const main = useRef<HTMLElement>(null)
  return (
    <Reach>
      <Header />
      <Main id="content" ref={main} tabIndex={-1}>
        <Visit main={main} />
      </Main>
      <Footer />
      <BottomNavigation />
    </Reach>
  )
}

/** The page of the present address, which alone is rendered anew with another one. */
function Visit({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { table, modules } = useShell()
  const { dialogs } = usePlatform()
  const location = useShownLocation(table, modules)
  useNavigationEffects({ table, location, main, closeDialogs: dialogs.closeAll })
  return (
    <>
      <RouteTitle table={table} pathname={location.pathname} />
      <PageRoutes table={table} location={location} />
    </>
  )
}

/**
 * Puts the store out of reach while there is no connection. What is inside does not render anew for that: a page of the
 * server that still waits for its code would be lost.
 */
function Reach({ children }: { readonly children: ReactNode }) {
  const isConnected = useIsOnline()
  // A store that answers is there, whatever the browser says; its word counts again once it has changed.
  const [hasAnswered, setHasAnswered] = useState(false)
  if (isConnected && hasAnswered) setHasAnswered(false)
  const isOnline = isConnected || hasAnswered
  const isRested = useIsRested()
  return (
    <>
      <SkipLink href="#content" inert={!isOnline}>
        {frameMessages.skip}
      </SkipLink>
      {!isOnline && <OfflineBanner role="status">{frameMessages.offline}</OfflineBanner>}
      <Store inert={!isOnline} $isGrey={!isOnline}>
        {children}
      </Store>
      <Announcement />
      {isRested && <FrameExtras isOnline={isOnline} onAnswer={() => setHasAnswered(true)} />}
    </>
  )
}

/** Whether the page has come to rest: then comes what a frame has beyond its first sight. */
function useIsRested() {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => {
    let isHere = true
    void whenIdle().then(() => isHere && setIsRested(true))
    return () => void (isHere = false)
  }, [])
  return isRested
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
  min-height: 90dvh;
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
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  padding: var(--space-2) var(--space-4);
  background: var(--color-text);
  color: var(--color-surface);
  text-align: center;
`
