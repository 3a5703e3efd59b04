import { usePageTitle, useQueryParams } from '@aisle/platform'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
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
      pageTitle={searchMessages.title}
      title={searchMessages.resultsFor(q)}
      empty={
        <Room>
          <Suspense>
            <NoResults title={searchMessages.empty(q)} text={searchMessages.emptyText} q={q} />
          </Suspense>
        </Room>
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
      <Room>
        <Suspense>
          <NoResults title={searchMessages.noPhrase} text={searchMessages.noPhraseText} />
        </Suspense>
      </Room>
    </PageLayout>
  )
}

/** What comes into it one after the other does not push the footer across the screen. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-height: 80vh;
`
