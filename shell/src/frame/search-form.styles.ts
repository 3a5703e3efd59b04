import styled from 'styled-components'

export const Form = styled.form`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
`

export const Input = styled.input`
  width: 100%;
  height: var(--target);
  padding: 0 52px 0 var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-l);
  background: var(--color-page);
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:focus {
    background: var(--color-surface);
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Button = styled.button`
  position: absolute;
  inset: 0 0 auto auto;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 0;
  border-radius: var(--radius-l);
  background: none;
  color: var(--color-muted);
  cursor: pointer;
`

export const Suggestions = styled.div`
  position: absolute;
  inset: calc(100% + var(--space-1)) 0 auto 0;
  z-index: 30;
  max-height: min(70dvh, 480px);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  &:empty {
    display: none;
  }
  [role='option'][aria-selected='true'] {
    background: var(--color-accent-soft);
  }
`
