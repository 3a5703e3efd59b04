import styled from 'styled-components'

/** Around a button without a box, which lines up with what is above it by its text, and just touches the one beside it. */
export const InLine = styled.span`
  margin-inline: -6px;
  && :is(a, button) {
    padding-inline: 6px;
  }
`
