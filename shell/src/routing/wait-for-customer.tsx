import { session, useSession } from '@aisle/platform'
import { RemoteFailureNotice } from '@aisle/platform/host'
import { useEffect, useState } from 'react'
import { PageSkeleton } from './page-skeleton.tsx'

/** Until it is known whether somebody signed in is a customer; when that cannot be had, with a way to ask again. */
export function WaitForCustomer() {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const [failure, setFailure] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    if (!isSignedIn || failure) return
    session.refreshCustomer().catch((error: unknown) => setFailure({ error }))
  }, [isSignedIn, failure])

  if (!failure) return <PageSkeleton />
  return <RemoteFailureNotice kind="page" error={failure.error} onRetry={() => setFailure(undefined)} />
}
