import styled, { css } from 'styled-components'

/** Icons of the header's second row: as large as a finger, with a dot for what is new. */
export const headerIcon = css`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--color-accent-soft);
  }
`

export const Dot = styled.span`
  position: absolute;
  top: 9px;
  right: 9px;
  width: 10px;
  height: 10px;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  background: var(--color-danger);
`
