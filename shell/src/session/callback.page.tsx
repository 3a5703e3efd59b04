import { safeReturnPath, session, useGo, useSession } from '@aisle/platform'
import { RouteLink } from '@aisle/platform/host'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../frame/notice.tsx'
import { PageSkeleton } from '../routing/page-skeleton.tsx'
import { useShell } from '../shell-context.ts'
import { pageMessages } from '../shell.messages.ts'
import { sessionMessages } from './session.messages.ts'
import { returnTo } from './return-to.ts'

/** Where the identity provider sends shoppers back to. Without a query: the remembered page, else Home (F20). */
export default function CallbackPage() {
  const { search } = useLocation()
  const shell = useShell()
  const go = useGo()
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  /** Of a sign-in that failed: the page that was wanted, for the next one. */
  const [wanted, setWanted] = useState<string>()
  const hasFailed = wanted !== undefined
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const remembered = safeReturnPath(returnTo.read())
    returnTo.remove()
    if (!search) {
      void go(remembered, { replace: true })
      return
    }
    shell.session.completeSignIn(location.href).then(
      (path) => void go(safeReturnPath(path), { replace: true }),
      () => setWanted(remembered),
    )
  }, [search, shell, go])

  // A callback that is opened twice is of no use the second time, and of no harm.
  useEffect(() => {
    if (hasFailed && isSignedIn) void go('/', { replace: true })
  }, [hasFailed, isSignedIn, go])

  if (!hasFailed) return <PageSkeleton />
  return (
    <Notice title={sessionMessages.failedTitle} text={sessionMessages.failedText}>
      <button type="button" className="aisle-button" onClick={() => void session.signIn({ returnTo: wanted })}>
        {sessionMessages.signIn}
      </button>
      <RouteLink className="aisle-button" data-variant="quiet" to="/">
        {pageMessages.goHome}
      </RouteLink>
    </Notice>
  )
}
