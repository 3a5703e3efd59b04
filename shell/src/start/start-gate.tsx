import { useTenant } from '@aisle/platform'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import { PageSkeleton } from '../routing/page-skeleton.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { AccessCodes } from './access-code.ts'
import type { ConfigurationLoader } from './configuration-loader.ts'
import { startStateOf } from './start-state.rules.ts'

const StartScreen = lazyPart(() => import('./start-screen.tsx'), <PageSkeleton />)

type Props = {
  readonly loader: ConfigurationLoader
  readonly codes: AccessCodes
  readonly children: ReactNode
}

/** The store, or what stands in its place: no connection, a mode, closed (spec 1 §4, start-up screen choice). */
export function StartGate({ loader, codes, children }: Props) {
  const configuration = useTenant((state) => state.configuration)
  const { isUnknown, hasFailed } = useStore(loader.state)
  const validatedMode = useStore(codes.store, (state) => state.validatedMode)
  const isOnline = useIsOnline()
  const state = startStateOf({
    isOnline,
    hasFailed,
    validatedMode,
    configuration: isUnknown ? 'unknown' : configuration,
  })
  if (state === 'open') return children
  if (state === 'loading') return <PageSkeleton />
  return <StartScreen state={state} loader={loader} codes={codes} isOnline={isOnline} />
}

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
