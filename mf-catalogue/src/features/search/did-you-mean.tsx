import { searchCorrections } from '@aisle/api/search'
import { useCallIfReady } from '@aisle/platform'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { searchMessages } from './search.messages.ts'

/**
 * Names what a misspelt phrase was taken for, and takes no room where nothing was misspelt. The answer comes with the
 * page, so that nothing moves.
 */
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
  /* Still there for screen readers, which hear what is put into it; but no row of its own. */
  &:empty {
    position: absolute;
  }
`
