import { LEFT_TO_BROWSER, RENDERED_ATTRIBUTE } from '@aisle/contract'
import {
  createServerPage,
  matchPage,
  messageOf,
  type PageRoute,
  type RemoteModules,
  type Report,
  type ServerPage,
} from '@aisle/platform/host'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** The page that stands in the document, unless the server left it to the browser. */
export function serverPageIn(
  root: HTMLElement,
  table: readonly PageRoute[],
  modules: RemoteModules,
): ServerPage | undefined {
  const route = matchPage(table, location.pathname)?.route
  if (!route || !root.hasAttribute(RENDERED_ATTRIBUTE) || root.querySelector('main template[data-dgst]'))
    return undefined
  return createServerPage(modules, { remote: route.remote, kind: 'page', name: route.page })
}

/** Takes over the page that the server rendered, or renders it. */
export function show(root: HTMLElement, app: ReactNode, report: Report): void {
  // Failures are told to the gateway by the boundaries that catch them, not to the console.
  const onCaughtError = () => {}
  if (root.hasAttribute(RENDERED_ATTRIBUTE)) {
    // As a transition React takes over in slices, and lets the shopper's input in between.
    startTransition(() => {
      hydrateRoot(root, app, { onCaughtError, onRecoverableError: (error) => tellMismatch(error, report) })
    })
  } else {
    createRoot(root, { onCaughtError }).render(app)
  }
}

/**
 * React renders anew what differs from the server's page. Parts that the server left to the browser are no news, and
 * what a part throws (its `cause`) is told by the boundary around it.
 */
function tellMismatch(error: unknown, report: Report) {
  if (error instanceof Error && (error.cause !== undefined || Reflect.get(error, 'digest') === LEFT_TO_BROWSER)) return
  report({ kind: 'hydration', message: messageOf(error) })
}
