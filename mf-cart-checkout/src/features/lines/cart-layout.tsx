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

/** Stays in sight: beside the content, or at the bottom of a phone's screen. */
export const Aside = styled.aside`
  position: sticky;
  bottom: 0;
  @media (min-width: 1024px) {
    top: var(--space-5);
    bottom: auto;
  }
`
