import { css } from 'styled-components'

/** A checkbox or radio with its text: the whole row is the target. */
export const choiceRow = css`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  min-height: var(--target);
  padding: 10px 0;
  overflow-wrap: anywhere;
  cursor: pointer;
  > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    cursor: inherit;
  }
  > input[aria-invalid]:not(:focus-visible) {
    outline: 2px solid var(--color-danger);
    outline-offset: 1px;
  }
  &:has(input:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`

/** The same in a box, marked when chosen. */
export const choiceCard = css`
  ${choiceRow}
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  transition: border-color var(--motion);
  &:has(input:checked) {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    background: var(--color-accent-soft);
  }
`
