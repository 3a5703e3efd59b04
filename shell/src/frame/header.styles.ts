import styled from 'styled-components'

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-1);
  max-width: 1600px;
  min-height: 64px;
  margin: 0 auto;
  padding: var(--space-1) var(--space-4);
  @media (min-width: 1024px) {
    flex-wrap: nowrap;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-5);
  }
  > button:nth-of-type(1) {
    margin-left: auto;
    @media (min-width: 1024px) {
      margin-left: 0;
    }
  }
`

/** The search is a row of its own where there is no room beside the logo. */
export const SearchRow = styled.div`
  order: 9;
  display: flex;
  flex: 1 0 100%;
  padding: var(--space-1) 0 var(--space-2);
  @media (min-width: 1024px) {
    order: 0;
    flex: 1 1 320px;
    padding: 0;
  }
`

export const AccountButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  cursor: pointer;
  &:hover {
    background: var(--color-accent-soft);
  }
  > span {
    display: none;
    font-size: var(--text-s);
    font-weight: 600;
  }
  @media (min-width: 1024px) {
    padding: 0 var(--space-3);
    > span {
      display: inline;
    }
  }
`

export const MobileTitle = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0 var(--space-2) var(--space-1);
  font-weight: 600;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 1024px) {
    display: none;
  }
`

export const Departments = styled.nav`
  display: none;
  @media (min-width: 1024px) {
    display: flex;
    gap: var(--space-1);
    max-width: 1600px;
    margin: 0 auto;
    padding: 0 var(--space-4);
    overflow-x: auto;
    > a {
      padding: var(--space-2) var(--space-2) 10px;
      border-bottom: 2px solid transparent;
      color: var(--color-text);
      font-size: var(--text-s);
      font-weight: 500;
      text-decoration: none;
      white-space: nowrap;
    }
    > a:hover,
    > a[aria-current='page'] {
      border-color: var(--color-accent);
      color: var(--color-accent);
    }
  }
`
