import type { Lazy } from '@aisle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import singleSpaReact from 'single-spa-react'
import { type Platform, PlatformProvider } from '../platform.tsx'
import { islandMessages } from './islands.messages.ts'

/** Milliseconds that an island has to appear (spec 1 §9, chunk time-out). */
const DEADLINE = 120_000

export type IslandMount<Props> = {
  readonly element: HTMLElement
  readonly platform: Platform
  readonly props: Props
  /** Where the store itself is: links inside the island leave for it. */
  readonly storeOrigin: string
  /** Ends the island: its tree is taken out of the page. */
  readonly signal: AbortSignal
  /** Told of what broke inside; the island then says so in its place. */
  readonly onFailure?: (error: Error) => void
  readonly deadline?: number
}

/** A widget that lives in a page outside the shell's tree: a tenant's own marketing page, a kiosk. */
export interface Island<Props extends object> {
  /** Resolves once it is on screen. @throws Error when its code does not come or the deadline passes */
  mount(options: IslandMount<Props>): Promise<void>
}

let mounts = 0

/**
 * Makes an island of a widget: `export const cartButton = defineIsland('cartButton', () => import('./….widget.tsx'))`.
 * single-spa-react's lifecycles, called without single-spa's core. Each mount has a name of its own, because the
 * library keeps one tree per name.
 */
export function defineIsland<Props extends object>(name: string, load: Lazy<Props>): Island<Props> {
  return {
    async mount({ element, platform, props, storeOrigin, signal, onFailure, deadline = DEADLINE }) {
      signal.throwIfAborted()
      mounts += 1
      const lifecycles = singleSpaReact<object>({
        React,
        ReactDOMClient,
        loadRootComponent: async () => {
          // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract knows no React
          const Widget = (await load()).default as React.ComponentType<Props>
          return () => (
            <Surroundings platform={platform} storeOrigin={storeOrigin}>
              <Widget {...props} />
            </Surroundings>
          )
        },
        // Without a boundary, a throw in the first render leaves `mount` unsettled for ever.
        errorBoundary: (error) => {
          onFailure?.(error)
          return <p role="alert">{islandMessages.failed}</p>
        },
      })
      const terms = { name: `${name}-${mounts}`, domElement: element }
      const unmount = () => void lifecycles.unmount(terms)
      const patience = AbortSignal.any([signal, AbortSignal.timeout(deadline)])
      await untilAborted(lifecycles.bootstrap(terms), patience)
      await untilAborted(lifecycles.mount(terms), patience)
      if (signal.aborted) unmount()
      else signal.addEventListener('abort', unmount, { once: true })
    },
  }
}

type SurroundingsProps = {
  readonly platform: Platform
  readonly storeOrigin: string
  readonly children: React.ReactNode
}

/** All that a widget expects around it. There is no page of the store here, so a link leaves for the store. */
function Surroundings({ platform, storeOrigin, children }: SurroundingsProps) {
  const leave = (event: React.MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(new URL(link.getAttribute('href') ?? '/', storeOrigin))
  }
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <MemoryRouter>
          <div onClickCapture={leave}>{children}</div>
        </MemoryRouter>
      </QueryClientProvider>
    </PlatformProvider>
  )
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
