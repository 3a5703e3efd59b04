import { Link } from '@aisle/platform'
import styled from 'styled-components'

/** A product in a list of the cart: picture, facts, and on wide screens what may be done beside them. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--color-line);
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`

export const Title = styled(Link)`
  color: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

export const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
