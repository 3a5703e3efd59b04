import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { RemoteFailure } from '../federation/federation.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteFailureNotice } from './remote-failure-notice.tsx'
import type { PartName, RemoteModules } from './remote-modules.ts'
import { noServerPage, type ServerPage } from './server-page.ts'
import { StillLoading, StillLoadingNotice } from './still-loading.tsx'

export type RemoteModuleProps = PartName & {
  readonly props?: object
  /** What stands there until the code is loaded, in the final size. */
  readonly skeleton?: ReactNode
  /** Its code did not come, or it has thrown: for what has something else to show instead. */
  readonly onFailed?: (() => void) | undefined
}

export type RemoteModuleOptions = {
  readonly modules: RemoteModules
  /** A part has thrown while rendering. Failed loads are told by the federation. */
  readonly onThrown: (part: PartName, error: unknown) => void
  /** The page that came with the document, where one did. */
  readonly serverPage?: ServerPage
}

/**
 * Makes the one component that loads a page, widget or dialog of a remote. A part that is loaded renders without a
 * fallback; one that fails says so in its place and can be tried again; a failing widget shows nothing. What the server
 * rendered stays while its code is on its way, and also when that does not come.
 */
export function createRemoteModule({
  modules,
  onThrown,
  serverPage = noServerPage,
}: RemoteModuleOptions): ComponentType<RemoteModuleProps> {
  const load = (part: PartName) => (serverPage.holds(part) ? serverPage.load() : modules.load(part))

  function Part({ part, props }: { readonly part: PartName; readonly props: object }) {
    const Loaded = use(load(part))
    return (
      <Fragment ref={(place) => modules.show(part, place)}>
        {/* oxlint-disable-next-line react/static-components -- what is loaded once stays the same component */}
        <Loaded {...props} />
      </Fragment>
    )
  }

  return function RemoteModule({ remote, kind, name, props = {}, skeleton = null, onFailed }) {
    const part = { remote, kind, name }
    const [attempt, setAttempt] = useState(0)
    const { reset } = useQueryErrorResetBoundary()
    const startOver = () => {
      modules.forget(part)
      reset()
      setAttempt((count) => count + 1)
    }
    const isWidget = kind === 'widget'

    return (
      <RemoteBoundary
        key={`${remote}/${kind}/${name}/${attempt}`}
        onFailure={(error) => {
          if (!(error instanceof RemoteFailure)) onThrown(part, error)
          onFailed?.()
        }}
        renderFailure={(error) =>
          isWidget ? null : <RemoteFailureNotice kind={kind} error={error} onRetry={startOver} />
        }
      >
        {serverPage.holds(part) && <HeldPageNotice page={serverPage} />}
        <Suspense fallback={isWidget ? skeleton : <StillLoading skeleton={skeleton} onRetry={startOver} />}>
          <Part part={part} props={props} />
        </Suspense>
      </RemoteBoundary>
    )
  }
}

/** Says over a page of the server what keeps it from working. */
function HeldPageNotice({ page }: { readonly page: ServerPage }) {
  const { status, error } = useStore(page.store)
  useEffect(() => page.leave, [page])
  if (status === 'slow') return <StillLoadingNotice onRetry={page.retry} />
  return status === 'failed' ? <RemoteFailureNotice kind="page" error={error} onRetry={page.retry} /> : null
}
