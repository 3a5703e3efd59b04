import type { PageRoute } from '@aisle/platform/host'
import { lazy, Suspense } from 'react'
import { type Location, Route, Routes } from 'react-router'
import { GuardedPage } from './guarded-page.tsx'
import { NotFoundPage } from './not-found.page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

const CallbackPage = lazy(() => import('../session/callback.page.tsx'))

type Props = { readonly table: readonly PageRoute[]; readonly location: Location }

/** The pages that the tenant's surfaces declare, the shell's own, and what stands at any other address. */
export function PageRoutes({ table, location }: Props) {
  const callback = (
    <Suspense fallback={<PageSkeleton />}>
      <CallbackPage />
    </Suspense>
  )
  return (
    <Routes location={location}>
      {table.map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedPage key={location.pathname} route={route} />} />
      ))}
      <Route path="/callback" element={callback} />
      <Route path="/silent-renew" element={callback} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
