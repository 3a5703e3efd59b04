import styled from 'styled-components'

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  max-width: 600px;
  margin: 0 auto;
  padding: var(--space-7) var(--space-4) var(--space-8);
  text-align: center;
  text-wrap: balance;
  > h1 {
    font-size: var(--text-2xl);
    line-height: 1.2;
    outline: none;
  }
`

export const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
`

export const Lead = styled.p`
  font-size: var(--text-l);
`

export const Text = styled.p`
  color: var(--color-muted);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  width: 100%;
  padding: var(--space-2) 0;
  @media (max-width: 599px) {
    flex-direction: column;
    align-items: stretch;
  }
`

export const Small = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`

export const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  width: 100%;
  margin-top: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  > a {
    padding: var(--space-2) 0;
  }
  > span {
    display: none;
  }
`
