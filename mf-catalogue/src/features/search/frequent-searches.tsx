import { frequentSearches } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'
import { useId } from 'react'
import styled from 'styled-components'
import { searchMessages } from './search.messages.ts'

/** Searches of a store's shoppers (spec 1 §9). */
export const frequentInput = { query: { Page: 1, PageSize: 5, IsAuto: true } }

/** What others search for, as links under their name; nothing when it cannot be had. */
export function FrequentSearches() {
  const id = useId()
  const { data } = useCallIfReady(frequentSearches, frequentInput)
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <Searches role="group" aria-labelledby={id}>
      <p id={id}>{searchMessages.frequent}</p>
      {items.map(({ keyword }) => (
        <LinkButton key={keyword} to="search" params={{ q: keyword }} variant="secondary" size="s">
          {keyword}
        </LinkButton>
      ))}
    </Searches>
  )
}

const Searches = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  > p {
    flex: 0 0 100%;
    font-size: var(--text-s);
    font-weight: 600;
  }
`
