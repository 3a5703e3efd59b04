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
