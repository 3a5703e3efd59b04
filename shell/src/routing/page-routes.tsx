import { matchRoutePath } from '@aisle/contract'
import { useTenant } from '@aisle/platform'
import { matchPage, messageOf, type PageRoute, RemoteFailureNotice, ShownPage } from '@aisle/platform/host'
import type { Location } from 'react-router'
import { loadFrameParts } from '../frame/load-frame-parts.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useShell } from '../shell-context.ts'
import { GuardedPage } from './guarded-page.tsx'
import { LeftPageBoundary } from './left-page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

const NotFoundPage = lazyPart(async () => ({ default: (await loadFrameParts()).NotFoundPage }), {
  fallback: <PageSkeleton />,
})
const CallbackPage = lazyPart(() => import('../session/callback.page.tsx'), { fallback: <PageSkeleton /> })

const AgeStep = lazyPart(() => import(/* webpackChunkName: "age" */ '../age-verification/age-step.tsx'), {
  fallback: <PageSkeleton />,
})

type Props = { readonly table: readonly PageRoute[]; readonly location: Location }

/** The pages that the tenant's surfaces declare, the shell's own, and what stands at any other address. */
export function PageRoutes({ table, location }: Props) {
  const { report } = useShell()
  const { pathname } = location
  const { route, params = {} } = matchPage(table, pathname) ?? {}
  const isAgeRestricted = useTenant(({ configuration }) => configuration?.businessConfigurations.isStoreAgeRestricted)
  const page = route ? <GuardedPage key={pathname} route={route} /> : <OwnPage pathname={pathname} />
  return (
    <ShownPage location={location} params={params}>
      <LeftPageBoundary
        page={pathname}
        onFailure={(error) => report({ kind: 'render', message: messageOf(error) })}
        renderFailure={(error) => (
          <RemoteFailureNotice kind="page" error={error} onRetry={() => window.location.reload()} />
        )}
      >
        {isAgeRestricted && route ? <AgeStep route={route}>{page}</AgeStep> : page}
      </LeftPageBoundary>
    </ShownPage>
  )
}

function OwnPage({ pathname }: { readonly pathname: string }) {
  return matchRoutePath('/callback', pathname) ? <CallbackPage /> : <NotFoundPage />
}
