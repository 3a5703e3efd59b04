import styled from 'styled-components'

export const Root = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-muted);
  font-size: var(--text-s);
  a,
  address > span {
    display: inline-block;
    padding: var(--space-1) 0;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
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
