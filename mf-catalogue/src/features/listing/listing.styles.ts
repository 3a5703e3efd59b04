import styled from 'styled-components'

/** Filters beside the products, where there is room. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media (min-width: 1024px) {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`

export const Sidebar = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
  }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
`
