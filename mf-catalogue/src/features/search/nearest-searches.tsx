import { searchCorrections } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { SearchLinks } from './search-links.tsx'
import { searchMessages } from './search.messages.ts'

/** Words of the catalogue near to a phrase that finds nothing; nothing when they cannot be had. */
export function NearestSearches({ q }: { readonly q: string }) {
  const { data } = useCallIfReady(searchCorrections, { query: { q } })
  const { correctedTo, nearest = [] } = data ?? {}
  const terms = new Set([...(correctedTo ? [correctedTo] : []), ...nearest])
  return <SearchLinks title={searchMessages.nearest} terms={[...terms]} />
}
