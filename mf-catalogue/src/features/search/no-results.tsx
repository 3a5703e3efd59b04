import { EmptyState } from '@aisle/ui/empty-state'
import { SearchIcon } from '@aisle/ui/icons'
import { HiddenProductsNote } from '../age/hidden-products-note.tsx'
import { FrequentSearches } from './frequent-searches.tsx'
import { TrendingProducts } from './trending-products.tsx'

/** Where a search has nothing to show: what others look for and buy. */
export default function NoResults({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <HiddenProductsNote />
      <EmptyState icon={<SearchIcon size={40} />} title={title} text={text} actions={<FrequentSearches />} />
      <TrendingProducts />
    </>
  )
}
