import { matchRoutePath } from '@aisle/contract'
import { matchPage, messageOf, type PageRoute, RemoteFailureNotice, ShownPage } from '@aisle/platform/host'
import type { Location } from 'react-router'
import { lazyPart } from '../lazy-part.tsx'
import { useShell } from '../shell-context.ts'
import { GuardedPage } from './guarded-page.tsx'
import { LeftPageBoundary } from './left-page-boundary.tsx'
import { NotFoundPage } from './not-found.page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

const CallbackPage = lazyPart(() => import('../session/callback.page.tsx'), <PageSkeleton />)

type Props = { readonly table: readonly PageRoute[]; readonly location: Location }

/** The pages that the tenant's surfaces declare, the shell's own, and what stands at any other address. */
export function PageRoutes({ table, location }: Props) {
  const { report } = useShell()
  const { pathname } = location
  const { route, params = {} } = matchPage(table, pathname) ?? {}
  return (
    <ShownPage location={location} params={params}>
      <LeftPageBoundary
        page={pathname}
        onFailure={(error) => report({ kind: 'render', message: messageOf(error) })}
        renderFailure={(error) => (
          <RemoteFailureNotice kind="page" error={error} onRetry={() => window.location.reload()} />
        )}
      >
        {route ? <GuardedPage key={pathname} route={route} /> : <OwnPage pathname={pathname} />}
      </LeftPageBoundary>
    </ShownPage>
  )
}

const CALLBACKS = ['/callback', '/silent-renew']

function OwnPage({ pathname }: { readonly pathname: string }) {
  return CALLBACKS.some((path) => matchRoutePath(path, pathname)) ? <CallbackPage /> : <NotFoundPage />
}
