import { RemoteBoundary, RemoteFailureNotice } from '@aisle/platform/host'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A part of the shell whose code comes when it is needed; when it does not come it can be tried again. */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null): ComponentType<Props> {
  let Loaded = lazy(load)

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const startOver = () => {
      // React remembers a load that failed.
      Loaded = lazy(load)
      setAttempt((count) => count + 1)
    }
    return (
      <RemoteBoundary
        key={attempt}
        onFailure={() => {}}
        renderFailure={(error) => <RemoteFailureNotice kind="page" error={error} onRetry={startOver} />}
      >
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </RemoteBoundary>
    )
  }
}
