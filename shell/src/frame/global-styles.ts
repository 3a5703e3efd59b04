import { createGlobalStyle } from 'styled-components'

/**
 * Looks of what the platform shows without styles of its own: the notice in place of a remote, its buttons. Words that
 * are wider than their place, as foreign feeds have them, break everywhere.
 */
export const GlobalStyles = createGlobalStyle`
  #aisle-root {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    overflow-wrap: break-word;
  }
  .aisle-notice {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    margin: var(--space-6) max(var(--space-4), 50% - 280px);
    padding: var(--space-5) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface);
    text-align: center;
  }
  .aisle-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: var(--target);
    padding: 0 var(--space-5);
    border: 1px solid var(--color-accent);
    border-radius: var(--radius-m);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .aisle-button[data-variant='quiet'] {
    background: none;
    color: var(--color-accent);
  }
  .aisle-button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
