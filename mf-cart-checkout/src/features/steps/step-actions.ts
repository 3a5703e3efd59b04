import styled from 'styled-components'

/** How a step goes on, and what else may be done there: as wide as a phone, within the thumb's reach. */
export const StepActions = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-3);
  @media (min-width: 600px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`
