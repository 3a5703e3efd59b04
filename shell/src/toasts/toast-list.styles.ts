import styled from 'styled-components'

export const List = styled.ul`
  position: fixed;
  inset: auto var(--space-3) calc(72px + env(safe-area-inset-bottom)) var(--space-3);
  z-index: 40;
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  pointer-events: none;
  @media (min-width: 1024px) {
    bottom: var(--space-5);
  }
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 560px;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border-left: 4px solid var(--color-success);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  pointer-events: auto;
  overflow-wrap: anywhere;
  &[data-tone='error'] {
    border-color: var(--color-danger);
  }
  &[data-tone='warning'] {
    border-color: var(--color-warning);
  }
  &[data-past] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    pointer-events: none;
    white-space: nowrap;
  }
  > button:first-of-type:not([aria-label]) {
    flex: none;
    min-height: var(--target);
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: var(--color-accent);
    font-weight: 600;
    cursor: pointer;
  }
`
