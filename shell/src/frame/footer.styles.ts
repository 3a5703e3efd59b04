import styled from 'styled-components'

export const Root = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-muted);
  font-size: var(--text-s);
  a,
  button,
  address > span {
    display: inline-block;
    padding: var(--space-1) 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  button {
    cursor: pointer;
  }
  :is(a, button):hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--space-5);
  max-width: 1600px;
  margin: 0 auto;
  padding: var(--space-6) var(--space-4);
  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-text);
    font-size: var(--text-s);
  }
  @media (max-width: 599px) {
    > section {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1024px) {
    padding: var(--space-6) var(--space-5);
  }
`

export const Address = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
  overflow-wrap: anywhere;
`

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  max-width: 1600px;
  margin: 0 auto;
  padding: var(--space-3) var(--space-4) var(--space-5);
  border-top: 1px solid var(--color-line);
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  @media (min-width: 1024px) {
    padding-inline: var(--space-5);
  }
`

/** Keeps the place of payment logos and the entry about the page, which come when the page has come to rest. */
export const Extras = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  min-height: var(--target);
  @media (max-width: 1023px) {
    flex-basis: 100%;
    justify-content: start;
  }
  @media (max-width: 359px) {
    min-height: 76px;
  }
`
