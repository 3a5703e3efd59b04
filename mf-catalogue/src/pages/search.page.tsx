import { usePageTitle, useQueryParams } from '@aisle/platform'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { lazy, Suspense } from 'react'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { DidYouMean } from '../features/search/did-you-mean.tsx'
import { searchMessages } from '../features/search/search.messages.ts'

const NoResults = lazy(() => import('../features/search/no-results.tsx'))

export default function SearchPage() {
  const [query] = useQueryParams()
  const q = query.get('q')?.trim().slice(0, 200) ?? ''
  if (!q) return <NoPhrase />
  return (
    <ListingPage
      key={q}
      source={{ kind: 'search', q }}
      title={searchMessages.resultsFor(q)}
      empty={
        <Suspense>
          <NoResults title={searchMessages.empty(q)} text={searchMessages.emptyText} q={q} />
        </Suspense>
      }
    >
      <DidYouMean q={q} />
    </ListingPage>
  )
}

function NoPhrase() {
  usePageTitle(searchMessages.title)
  return (
    <PageLayout>
      <PageTitle>{searchMessages.title}</PageTitle>
      <Suspense>
        <NoResults title={searchMessages.noPhrase} text={searchMessages.noPhraseText} />
      </Suspense>
    </PageLayout>
  )
}
