import { useGo, usePlatform } from '@aisle/platform'
import type { PageRoute } from '@aisle/platform/host'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '../routing/page-skeleton.tsx'
import { useShell } from '../shell-context.ts'
import { type AgeDemand, ageDemandOf } from './age-demand.rules.ts'
import { useAgeFacts } from './age-facts.ts'
import { AgeNote } from './age-note.tsx'
import { AgePage } from './age.page.tsx'
import { ageVerificationOf } from './age-verification.ts'
import { linkedSession } from './linked-session.ts'

type AgeStepProps = { readonly route: PageRoute; readonly children: ReactNode }

/** What a store that restricts ages puts before a page, or above it (spec 1 §4, start-up screen choice). */
export default function AgeStep({ route, children }: AgeStepProps) {
  const isReady = useStartedVerification()
  const demand = ageDemandOf(route, useAgeFacts())
  useFocusAfter(demand)
  if (!isReady || demand === 'wait') return <PageSkeleton />
  if (demand === 'page') return <AgePage />
  return (
    <>
      {demand === 'note' && <AgeNote />}
      {children}
    </>
  )
}

/** Starts the verification, and takes the check that a link brings out of the address before anything reads that. */
function useStartedVerification(): boolean {
  const platform = usePlatform()
  const { table } = useShell()
  const go = useGo()
  const linked = linkedSession(useLocation())
  const sessionId = linked?.sessionId
  const address = linked?.address
  const [isStarted, setIsStarted] = useState(false)

  useLayoutEffect(() => {
    ageVerificationOf(platform, table)
    // oxlint-disable-next-line react/set-state-in-effect -- what is kept is read outside of rendering, and before the page is seen
    setIsStarted(true)
  }, [platform, table])

  // Later than the router, which hears of no change before.
  useEffect(() => {
    if (sessionId === undefined || address === undefined) return
    void go(address, { replace: true })
    void ageVerificationOf(platform, table).resume(sessionId)
  }, [platform, table, go, sessionId, address])

  return isStarted && !linked
}

/** The page that takes the place of the question takes the focus too. */
function useFocusAfter(demand: AgeDemand) {
  const before = useRef(demand)
  useEffect(() => {
    if (before.current === 'page' && demand === 'none') {
      scrollTo(0, 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    before.current = demand
  }, [demand])
}
