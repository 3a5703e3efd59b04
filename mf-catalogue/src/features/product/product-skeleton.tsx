import { Loading, Skeleton } from '@aisle/ui/skeleton'
import styled from 'styled-components'

/** A product that is still being loaded. */
export function ProductSkeleton() {
  return (
    <Loading label="Loading product">
      <Places>
        <Picture>
          <Skeleton height="100%" radius="l" />
        </Picture>
        <Lines>
          <Skeleton height="2.2em" width="80%" />
          <Skeleton height="1em" width="30%" />
          <Skeleton height="2.4em" width="40%" />
          <Skeleton height="52px" radius="m" />
        </Lines>
      </Places>
    </Loading>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-top: 40px;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 420px);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 460px;
    gap: var(--space-7);
  }
`

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  width: 100%;
  max-height: min(640px, 80vh);
  @media (min-width: 768px) {
    aspect-ratio: 1;
  }
`

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`
