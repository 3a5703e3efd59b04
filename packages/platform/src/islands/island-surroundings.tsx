import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router'
import { type Platform, PlatformProvider } from '../platform.tsx'

type IslandSurroundingsProps = {
  readonly platform: Platform
  readonly storeOrigin: string
  readonly children: ReactNode
}

/** All that a widget expects around it. There is no page of the store here, so every link and every `go` leaves for it. */
export function IslandSurroundings({ platform, storeOrigin, children }: IslandSurroundingsProps) {
  const navigator = useMemo(() => navigatorTo(storeOrigin), [storeOrigin])
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <Router location="/" navigator={navigator}>
          {children}
        </Router>
      </QueryClientProvider>
    </PlatformProvider>
  )
}

function navigatorTo(storeOrigin: string): Navigator {
  const createHref = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), storeOrigin).href
  return {
    createHref,
    push: (to) => location.assign(createHref(to)),
    replace: (to) => location.replace(createHref(to)),
    go: (steps) => history.go(steps),
  }
}
