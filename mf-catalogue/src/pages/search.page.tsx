import { usePageTitle, useQueryParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { SearchIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../catalogue.messages.ts'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { FrequentSearches } from '../features/search/frequent-searches.tsx'
import { TrendingProducts } from '../features/search/trending-products.tsx'

export default function SearchPage() {
  const [query] = useQueryParams()
  const q = query.get('q')?.trim().slice(0, 200) ?? ''
  if (!q) return <NoPhrase />
  return (
    <ListingPage
      key={q}
      source={{ kind: 'search', q }}
      title={messages.search.resultsFor(q)}
      empty={<Nothing phrase={q} />}
    />
  )
}

function NoPhrase() {
  usePageTitle(messages.search.title)
  return (
    <PageLayout>
      <PageTitle>{messages.search.title}</PageTitle>
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={messages.search.noPhrase}
        text={messages.search.noPhraseText}
        actions={<FrequentSearches />}
      />
      <TrendingProducts />
    </PageLayout>
  )
}

function Nothing({ phrase }: { readonly phrase: string }) {
  return (
    <>
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={messages.search.empty(phrase)}
        text={messages.search.emptyText}
        actions={<FrequentSearches />}
      />
      <TrendingProducts />
    </>
  )
}
