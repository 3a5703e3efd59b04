import { messageOf, RemoteBoundary, RemoteFailureNotice } from '@aisle/platform/host'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useShell } from './shell-context.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/**
 * A part of the shell whose code comes when it is needed; when it does not come it can be tried again. A quiet one is
 * then left out: the page is whole without it.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = null,
  isQuiet = false,
): ComponentType<Props> {
  let Loaded = lazy(load)

  return function LazyPart(props: Props) {
    const { report } = useShell()
    const [attempt, setAttempt] = useState(0)
    const startOver = () => {
      // React remembers a load that failed.
      Loaded = lazy(load)
      setAttempt((count) => count + 1)
    }
    return (
      <RemoteBoundary
        key={attempt}
        onFailure={(error) => report({ kind: 'render', message: messageOf(error) })}
        renderFailure={(error) =>
          isQuiet ? null : <RemoteFailureNotice kind="page" error={error} onRetry={startOver} />
        }
      >
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </RemoteBoundary>
    )
  }
}
