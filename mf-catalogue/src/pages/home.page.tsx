import { pageTemplate } from '@aisle/api/page-template'
import { useCall, usePath, useShopping, useTenant } from '@aisle/platform'
import { PageLayout } from '@aisle/ui/page-layout'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { HiddenProductsNote } from '../features/age/hidden-products-note.tsx'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { HomeSkeleton } from '../features/home/home-skeleton.tsx'
import { homeInput } from '../features/home/home.calls.ts'
import { homeMessages } from '../features/home/home.messages.ts'
import { hasMainHeading } from '../features/home/template.rules.ts'
import { TemplateView } from '../features/home/template-view.tsx'
import { TrendingCategories } from '../features/home/trending-categories.tsx'

export default function HomePage() {
  return (
    <PageLayout>
      <PreviewNote />
      <QueryBoundary loading={<HomeSkeleton />}>
        <Home />
      </QueryBoundary>
      <TrendingCategories />
    </PageLayout>
  )
}

/** The preview shows what is published, and nothing else to somebody without an editor's right (T30). */
function PreviewNote() {
  return usePath() === '/templates-preview' ? <p role="note">{homeMessages.preview}</p> : null
}

function Home() {
  const locationId = useShopping((state) => state.store?.locationId)
  const template = useCall(pageTemplate, homeInput(locationId))
  const businessName = useTenant((tenant) => tenant.configuration?.businessConfigurations.businessName)
  return (
    <>
      {hasMainHeading(template) ? null : (
        <VisuallyHidden>
          <h1>{template.title || businessName}</h1>
        </VisuallyHidden>
      )}
      <HiddenProductsNote />
      <TemplateView template={template} />
    </>
  )
}
