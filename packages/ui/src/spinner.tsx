import styled, { keyframes } from 'styled-components'

/** A sign of work under way. Whatever holds it says which. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`
