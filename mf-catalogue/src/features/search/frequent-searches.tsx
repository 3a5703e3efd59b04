import { frequentSearches } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { SearchLinks } from './search-links.tsx'
import { searchMessages } from './search.messages.ts'

/** Searches of a store's shoppers (spec 1 §9). */
export const frequentInput = { query: { Page: 1, PageSize: 5, IsAuto: true } }

/** What others search for; nothing when it cannot be had. */
export function FrequentSearches() {
  const { data } = useCallIfReady(frequentSearches, frequentInput)
  return <SearchLinks title={searchMessages.frequent} terms={(data?.items ?? []).map(({ keyword }) => keyword)} />
}
