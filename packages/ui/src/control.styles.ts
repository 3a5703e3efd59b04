import { css } from 'styled-components'

/** The box of inputs and selects. */
export const controlLook = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: max(16px, var(--text-m));
  transition: border-color var(--motion);
  &:hover:not(:disabled) {
    border-color: var(--color-text);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: var(--color-danger);
    border-width: 2px;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`
