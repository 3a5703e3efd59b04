import styled from 'styled-components'

/** Around a button without a box, which lines up with what is above it by its text. */
export const InLine = styled.span`
  margin-inline: calc(-1 * var(--space-4));
`
