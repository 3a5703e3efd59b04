import { useTenant } from '@aisle/platform'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import { PageSkeleton } from '../routing/page-skeleton.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { Start } from './create-start.ts'
import { startStateOf } from './start-state.rules.ts'

const StartScreen = lazyPart(() => import(/* webpackChunkName: "start" */ './start-screen.tsx'), {
  fallback: <PageSkeleton />,
})

type Props = { readonly start: Start; readonly children: ReactNode }

/** The store, or what stands in its place: no connection, a mode, closed (spec 1 §4, start-up screen choice). */
export function StartGate({ start, children }: Props) {
  const configuration = useTenant((state) => state.configuration)
  const { isUnknown, ...findings } = useStore(start.state)
  const isOnline = useIsOnline()
  const state = startStateOf({ ...findings, isOnline, configuration: isUnknown ? 'unknown' : configuration })
  if (state === 'open') return children
  if (state === 'loading') return <PageSkeleton />
  return <StartScreen state={state} start={start} isOnline={isOnline} />
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
