import type { PageRoute } from '@aisle/platform/host'
import { type Location, Route, Routes } from 'react-router'
import { lazyPart } from '../lazy-part.tsx'
import { GuardedPage } from './guarded-page.tsx'
import { NotFoundPage } from './not-found.page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

const CallbackPage = lazyPart(() => import('../session/callback.page.tsx'), <PageSkeleton />)

type Props = { readonly table: readonly PageRoute[]; readonly location: Location }

/** The pages that the tenant's surfaces declare, the shell's own, and what stands at any other address. */
export function PageRoutes({ table, location }: Props) {
  return (
    <Routes location={location}>
      {table.map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedPage key={location.pathname} route={route} />} />
      ))}
      <Route path="/callback" element={<CallbackPage />} />
      <Route path="/silent-renew" element={<CallbackPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
