import { searchCorrections } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { searchMessages } from './search.messages.ts'

/** Names what a misspelt phrase was taken for. Its line is there from the start, so that nothing moves. */
export function DidYouMean({ q }: { readonly q: string }) {
  const { data } = useCallIfReady(searchCorrections, { query: { q } })
  return (
    <Line role="status">
      {data?.correctedTo ? (
        <>
          {searchMessages.didYouMean}{' '}
          <TextLink to="search" params={{ q: data.correctedTo }}>
            {data.correctedTo}
          </TextLink>
          ?
        </>
      ) : null}
    </Line>
  )
}

const Line = styled.p`
  min-height: 1.5em;
`
