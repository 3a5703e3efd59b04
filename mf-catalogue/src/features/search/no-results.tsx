import { EmptyState } from '@aisle/ui/empty-state'
import { SearchIcon } from '@aisle/ui/icons'
import { Stack } from '@aisle/ui/page-layout'
import { HiddenProductsNote } from '../age/hidden-products-note.tsx'
import { FrequentSearches } from './frequent-searches.tsx'
import { NearestSearches } from './nearest-searches.tsx'
import { TrendingProducts } from './trending-products.tsx'

type NoResultsProps = {
  readonly title: string
  readonly text: string
  /** What nothing was found for. */
  readonly q?: string
}

/** Where a search has nothing to show: what is spelled alike, what others look for, and what they buy. */
export default function NoResults({ title, text, q }: NoResultsProps) {
  const actions = (
    <Stack data-gap={4}>
      {q ? <NearestSearches q={q} /> : null}
      <FrequentSearches />
    </Stack>
  )
  return (
    <>
      <HiddenProductsNote />
      <EmptyState icon={<SearchIcon size={40} />} title={title} text={text} actions={actions} />
      <TrendingProducts />
    </>
  )
}
