import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Loading, Skeleton } from './skeleton.tsx'

export type ProductGridProps = {
  /** Names the list: `Products`. */
  readonly label: string
  readonly view?: 'grid' | 'list'
  /** Product cards, each with a key. */
  readonly children: readonly ReactNode[]
}

/** Product cards: 2 columns, 3 from 600 px, 4 from 1024, 5 from 1440, 6 from 1600, 7 from 1920 (spec 1 §9). */
export function ProductGrid({ label, view = 'grid', children }: ProductGridProps) {
  return (
    <List aria-label={label} $view={view}>
      {children.map((card, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the card inside carries the key
        <li key={index}>{card}</li>
      ))}
    </List>
  )
}

/** The same places, still empty. */
export function ProductGridSkeleton({
  count = 20,
  view = 'grid',
}: {
  readonly count?: number
  readonly view?: 'grid' | 'list'
}) {
  return (
    <Loading label="Loading products">
      <Places $view={view}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </Places>
    </Loading>
  )
}

/** A product card that is still being loaded. */
export function ProductCardSkeleton() {
  return (
    <Place>
      <Picture>
        <Skeleton height="100%" radius="m" />
      </Picture>
      <Lines>
        <Skeleton height="38px" />
        <Skeleton height="18px" width="50%" />
        <Skeleton height="21px" width="60%" />
        <Skeleton height="46px" width="40%" />
      </Lines>
      <Skeleton height="44px" radius="m" />
    </Place>
  )
}

const columns = ({ $view }: { readonly $view: 'grid' | 'list' }) =>
  $view === 'list'
    ? 'display:grid;gap:var(--space-3);grid-template-columns:minmax(0,1fr);'
    : `display:grid;gap:var(--space-3);grid-template-columns:repeat(2,minmax(0,1fr));
@media (min-width:600px){grid-template-columns:repeat(3,minmax(0,1fr));}
@media (min-width:1024px){gap:var(--space-4);grid-template-columns:repeat(4,minmax(0,1fr));}
@media (min-width:1440px){grid-template-columns:repeat(5,minmax(0,1fr));}
@media (min-width:1600px){grid-template-columns:repeat(6,minmax(0,1fr));}
@media (min-width:1920px){grid-template-columns:repeat(7,minmax(0,1fr));}`

// On a phone, of twenty cards those from the seventh row on are laid out when they come near; pictures of the others are
// loaded ahead, which they are not in a card that is not laid out. Until then a card counts as high as cards are: its
// picture, as wide as half the page without margins and gap, and what is below it. Those that are taller always are laid
// out, so that the list does not grow under a finger, and one whose offers are open, which may reach over its edge. The
// padding is room for the outline of focus.
const far = css`
  @media (max-width: 599px) {
    > li:nth-child(n + 13):not(:has(select, [aria-expanded='true'], article ~ *)) {
      padding: 4px;
      margin: -4px;
      content-visibility: auto;
      contain-intrinsic-height: auto calc(50vw + 181px);
    }
  }
`

const List = styled.ul<{ readonly $view: 'grid' | 'list' }>`
  ${columns}
  ${({ $view }) => ($view === 'grid' ? far : '')}
`

const Places = styled.div<{ readonly $view: 'grid' | 'list' }>`
  ${columns}
`

const Place = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`

const Picture = styled.div`
  aspect-ratio: 1;
`

const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
`
