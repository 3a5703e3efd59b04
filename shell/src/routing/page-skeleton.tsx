import styled from 'styled-components'
import { frameMessages } from '../shell.messages.ts'

const BONES = Array.from({ length: 10 }, (_, index) => index)

/** A page before its code is there: the same boxes as in the document that the gateway sends. */
export function PageSkeleton() {
  return (
    <Root role="status" aria-busy="true" aria-label={frameMessages.loading}>
      <Title />
      <Grid>
        {BONES.map((index) => (
          <Bone key={index} />
        ))}
      </Grid>
    </Root>
  )
}

const Root = styled.div`
  max-width: 1600px;
  margin: 0 auto;
  padding: var(--space-4);
`

const Bone = styled.div`
  aspect-ratio: 3 / 4;
  border-radius: var(--radius-m);
  background: var(--color-line);
  opacity: 0.6;
`

const Title = styled(Bone)`
  width: min(16rem, 60%);
  height: 2rem;
  margin: var(--space-4) 0;
  aspect-ratio: auto;
`

const Grid = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
