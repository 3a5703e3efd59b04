import { LinkButton } from '@aisle/ui/link-button'
import { useId } from 'react'
import styled from 'styled-components'

type SearchLinksProps = { readonly title: string; readonly terms: readonly string[] }

/** Terms as links to their searches, under their name; nothing where there are none. */
export function SearchLinks({ title, terms }: SearchLinksProps) {
  const id = useId()
  if (terms.length === 0) return null
  return (
    <Searches role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      {terms.map((term) => (
        <LinkButton key={term} to="search" params={{ q: term }} variant="secondary" size="s">
          {term}
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
