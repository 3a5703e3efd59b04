import styled from 'styled-components'

export const Popup = styled.div`
  position: absolute;
  inset: calc(100% + var(--space-1)) 0 auto 0;
  z-index: 30;
  max-height: min(70dvh, 520px);
  overflow: auto;
  padding: var(--space-1);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  &:not(:has([role='option'])) {
    display: none;
  }
  [role='option'][aria-selected='true'] {
    background: var(--color-accent-soft);
  }
`

export const Head = styled.p`
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`

export const Recent = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding-left: var(--space-3);
  border-radius: var(--radius-m);
  cursor: pointer;
  &:hover {
    background: var(--color-accent-soft);
  }
  > svg {
    flex: none;
    color: var(--color-muted);
  }
  > span:first-of-type {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Remove = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: var(--color-muted);
  font-size: var(--text-xl);
  &:hover {
    color: var(--color-text);
  }
`

export const Foot = styled.div`
  margin-top: var(--space-1);
  border-top: 1px solid var(--color-line);
  > button {
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 0;
    background: none;
    color: var(--color-accent);
    font-size: var(--text-s);
    font-weight: 600;
    cursor: pointer;
  }
`
