import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { RemoteFailure } from '../federation/federation.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteFailureNotice } from './remote-failure-notice.tsx'
import type { PartName, RemoteModules } from './remote-modules.ts'
import { StillLoading } from './still-loading.tsx'

export type RemoteModuleProps = PartName & {
  readonly props?: object
  /** What stands there until the code is loaded, in the final size. */
  readonly skeleton?: ReactNode
}

export type RemoteModuleOptions = {
  readonly modules: RemoteModules
  /** A part has thrown while rendering. Failed loads are told by the federation. */
  readonly onThrown: (part: PartName, error: unknown) => void
}

/**
 * Makes the one component that loads a page, widget or dialog of a remote. A part that is loaded renders without a
 * fallback; one that fails says so in its place and can be tried again; a failing widget shows nothing.
 */
export function createRemoteModule({ modules, onThrown }: RemoteModuleOptions): ComponentType<RemoteModuleProps> {
  function Part({ part, props }: { readonly part: PartName; readonly props: object }) {
    const Loaded = use(modules.load(part))
    return <Loaded {...props} />
  }

  return function RemoteModule({ remote, kind, name, props = {}, skeleton = null }) {
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
        }}
        renderFailure={(error) =>
          isWidget ? null : <RemoteFailureNotice kind={kind} error={error} onRetry={startOver} />
        }
      >
        <Suspense fallback={isWidget ? skeleton : <StillLoading skeleton={skeleton} onRetry={startOver} />}>
          <Part part={part} props={props} />
        </Suspense>
      </RemoteBoundary>
    )
  }
}
