import styled from 'styled-components'

/** Content beside its sums; below each other on narrow screens. */
export const TwoColumns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--space-6);
  }
`

/**
 * The cart with its sums, and below it what is saved and what goes with it: beside the sums too, however long these are.
 * Without sums it is one column.
 */
export const CartColumns = styled(TwoColumns)`
  @media (min-width: 1024px) {
    grid-template-rows: auto 1fr;
    > aside {
      grid-area: 1 / 2 / span 2;
    }
    &:not(:has(> aside)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Stays in sight beside the content; below it on narrow screens. */
export const Aside = styled.aside`
  @media (min-width: 1024px) {
    position: sticky;
    top: var(--space-5);
  }
`

/** The next step within the thumb's reach, above the bottom navigation; wide screens have it beside the content. */
export const StickyBar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: var(--bottom-bar-height);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  font-variant-numeric: tabular-nums;
  @media (min-width: 1024px) {
    display: none;
  }
`

/** What the sticky bar shows on narrow screens. */
export const WideOnly = styled.div`
  @media (max-width: 1023px) {
    display: none;
  }
`
