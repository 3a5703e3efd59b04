import type { Lazy } from '@aisle/contract'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { LOAD_DEADLINE, untilAborted } from '../federation/patience.ts'
import type { Platform } from '../platform.tsx'
import { IslandSurroundings } from './island-surroundings.tsx'
import { islandMessages } from './islands.messages.ts'

export { createIslandLoader } from './load-island.ts'

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
  /** Milliseconds that it has to appear, its code included; 120 s else (spec 1 §9, chunk time-out). */
  readonly deadline?: number
}

/** A widget that lives in a page outside the shell's tree: a tenant's own marketing page, a kiosk. */
export interface Island<Props extends object> {
  /** Resolves once it is on screen. @throws Error when its code does not come or the deadline passes */
  mount(options: IslandMount<Props>): Promise<void>
}

let mounts = 0

/**
 * Makes an island of a widget. Called by the page's side, never by a remote, which only gives the widget in its
 * module `./island`. single-spa-react's lifecycles, called without single-spa's core. Each mount has a name of its own, because the
 * library keeps one tree per name.
 */
export function defineIsland<Props extends object>(name: string, load: Lazy<Props>): Island<Props> {
  return {
    async mount({ element, platform, props, storeOrigin, signal, onFailure, deadline = LOAD_DEADLINE }) {
      signal.throwIfAborted()
      mounts += 1
      const lifecycles = singleSpaReact<object>({
        React,
        ReactDOMClient,
        loadRootComponent: async () => {
          // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract knows no React
          const Widget = (await load()).default as React.ComponentType<Props>
          return () => (
            <IslandSurroundings platform={platform} storeOrigin={storeOrigin}>
              <Widget {...props} />
            </IslandSurroundings>
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
      await untilAborted(lifecycles.mount(terms), patience).catch((error: unknown) => {
        unmount()
        throw error
      })
      if (signal.aborted) unmount()
      else signal.addEventListener('abort', unmount, { once: true })
    },
  }
}
