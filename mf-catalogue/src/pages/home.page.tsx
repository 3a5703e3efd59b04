import { pageTemplate } from '@aisle/api/page-template'
import { useCall, usePath, useShopping } from '@aisle/platform'
import { PageLayout } from '@aisle/ui/page-layout'
import { lazy } from 'react'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { HomeContents, HomeWithoutTemplate } from '../features/home/home-contents.tsx'
import { HomeSkeleton } from '../features/home/home-skeleton.tsx'
import { homeInput } from '../features/home/home.calls.ts'
import { TrendingCategories } from '../features/home/trending-categories.tsx'

// For editors of the store; shoppers do without.
const Preview = lazy(() => import('../features/home/preview/preview.tsx'))

export default function HomePage() {
  const isPreview = usePath() === '/templates-preview'
  return (
    <PageLayout>
      <QueryBoundary loading={<HomeSkeleton />} missing={<HomeWithoutTemplate />}>
        {isPreview ? <Preview /> : <Home />}
      </QueryBoundary>
      <TrendingCategories />
    </PageLayout>
  )
}

function Home() {
  const locationId = useShopping((state) => state.store?.locationId)
  return <HomeContents template={useCall(pageTemplate, homeInput(locationId))} />
}
