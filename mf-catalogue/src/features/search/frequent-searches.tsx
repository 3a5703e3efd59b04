import { frequentSearches } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'

/** Searches of a store's shoppers (spec 1 §9). */
export const frequentInput = { query: { Page: 1, PageSize: 5, IsAuto: true } }

/** What others search for, as links; nothing when it cannot be had. */
export function FrequentSearches() {
  const { data } = useCallIfReady(frequentSearches, frequentInput)
  return (data?.items ?? []).map(({ keyword }) => (
    <LinkButton key={keyword} to="search" params={{ q: keyword }} variant="secondary" size="s">
      {keyword}
    </LinkButton>
  ))
}
