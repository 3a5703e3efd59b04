import styled, { keyframes } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

export const Panel = styled.dialog`
  width: 100vw;
  max-width: none;
  max-height: 85dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  animation: ${appear} var(--motion) ease-out;
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(16 24 40 / 0.5);
  }
  @media (min-width: 768px) {
    width: 400px;
    margin: calc(var(--top) + var(--space-1)) auto auto var(--left);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    &::backdrop {
      background: rgb(16 24 40 / 0.25);
    }
  }
`

export const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: calc(-1 * var(--space-2));
  > h2 {
    font-size: var(--text-l);
  }
`

export const Where = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  > p {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
`
