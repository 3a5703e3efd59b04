import { openDialog, useGo, useLink } from '@aisle/platform'
import { decideGuards, type PageRoute, useGuardFacts } from '@aisle/platform/host'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { returnTo } from '../session/return-to.ts'
import { useShell } from '../shell-context.ts'
import { onArrival, useArrival } from './arrival.ts'
import { backHistory } from './back-history.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { WaitForCustomer } from './wait-for-customer.tsx'

/** A page of a remote. Its guards speak before any of its code is fetched (spec 1 §2). */
export function GuardedPage({ route }: { readonly route: PageRoute }) {
  const { RemoteModule } = useShell()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const findStore = useLink('findStore', { redirectFrom: here })
  const decision = decideGuards(route.guards ?? [], useGuardFacts())
  useArrival(decision === 'pass')

  if (decision === 'choose-store' && findStore !== null) return <Navigate to={findStore} replace />
  if (decision === 'home') return <Navigate to="/" replace />
  if (decision === 'sign-in') return <AskToSignIn target={here} />
  if (decision === 'sign-up') return <AskToSignUp target={here} />
  if (decision === 'wait') return <WaitForCustomer />
  return <RemoteModule remote={route.remote} kind="page" name={route.page} skeleton={<PageSkeleton />} />
}

type AskProps = { readonly target: string }

/** Home, with the account drawer open; the page that was asked for is remembered. */
function AskToSignIn({ target }: AskProps) {
  const go = useGo()
  useEffect(() => {
    onArrival(() => {
      returnTo.write(target)
      void openDialog('account-drawer', {}).then(() => returnTo.remove())
    })
    void go('/', { replace: true })
  }, [go, target])
  return <PageSkeleton />
}

/** Back to the page before, or Home, with the question for the customer's consent. */
function AskToSignUp({ target }: AskProps) {
  const go = useGo()
  useEffect(() => {
    const before =
      backHistory
        .getState()
        .filter((path) => path !== target)
        .at(-1) ?? '/'
    onArrival(() => {
      void openDialog('sign-up', {}).then((isCustomer) => {
        if (isCustomer) void go(target)
      })
    })
    void go(before, { replace: true })
  }, [go, target])
  return <PageSkeleton />
}
