import { messageOf, RemoteBoundary, RemoteFailureNotice } from '@aisle/platform/host'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useShell } from './shell-context.ts'
import { untilThere } from './until-there.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

type Options = {
  /** Until its code is there. */
  readonly fallback?: ReactNode
  /** The page is whole without it. */
  readonly isQuiet?: boolean
  /** What it is called where it does not come. */
  readonly kind?: ComponentProps<typeof RemoteFailureNotice>['kind']
}

/**
 * A part of the shell whose code comes when it is needed; when it does not come it can be tried again. That of a quiet
 * one is asked for until it comes, and one that throws is left out.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback = null, isQuiet = false, kind = 'page' }: Options = {},
): ComponentType<Props> {
  let Loaded = lazy(isQuiet ? () => untilThere(load) : load)

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
          isQuiet ? null : <RemoteFailureNotice kind={kind} error={error} onRetry={startOver} />
        }
      >
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </RemoteBoundary>
    )
  }
}
