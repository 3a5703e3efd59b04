import styled from 'styled-components'

/** On small screens only the search stays in sight while one scrolls; the rest is in reach of the thumb below. */
export const Bar = styled.header`
  position: sticky;
  top: -100px;
  z-index: 20;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  @media (min-width: 1024px) {
    top: 0;
  }
`

export const Row = styled.div`
  display: grid;
  grid-template:
    'brand brand own' 56px
    'place actions actions' auto
    'search search search' auto / minmax(0, 1fr) auto auto;
  align-items: center;
  max-width: 1600px;
  margin: 0 auto;
  padding: 0 var(--space-4);
  @media (min-width: 1024px) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    padding: 10px var(--space-5) var(--space-1);
    &::after {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
  }
`

export const LogoPlace = styled.div`
  grid-area: brand;
  flex: none;
  max-width: 100%;
  overflow: hidden;
  @media (max-width: 1023px) {
    &[data-desktop-only] {
      display: none;
    }
  }
`

export const MobileTitle = styled.div`
  grid-area: brand;
  display: flex;
  align-items: center;
  min-width: 0;
  margin-left: calc(-1 * var(--space-3));
  font-size: var(--text-l);
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

export const Place = styled.div`
  grid-area: place;
  position: relative;
  display: flex;
  min-width: 0;
  margin-left: calc(-1 * var(--space-2));
`

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  margin-right: calc(-1 * var(--space-3));
  @media (min-width: 1024px) {
    display: contents;
  }
`

export const RemoteActions = styled.div`
  display: flex;
  align-items: center;
  @media (min-width: 1024px) {
    order: 2;
    min-height: var(--target);
    margin-left: calc(-1 * var(--space-3));
    /* The way to the categories, which there is once a store is chosen: what stands behind it does not move. */
    #aisle-place:has(button + button) ~ ${Actions} > &:empty {
      min-width: 150px;
    }
  }
`

/** At the end that nothing stands behind: what comes late moves nothing. */
export const LateActions = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  @media (min-width: 1024px) {
    order: 3;
    margin-left: auto;
  }
`

export const SearchRow = styled.div`
  grid-area: search;
  display: flex;
  padding-bottom: var(--space-2);
  @media (min-width: 1024px) {
    flex: 1 1 320px;
    padding: 0;
  }
`

export const Own = styled.div`
  grid-area: own;
  display: flex;
  gap: 0 var(--space-2);
  @media (max-width: 1023px) {
    gap: 0;
    margin-right: calc(-1 * var(--space-2));
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

export const Departments = styled.nav`
  display: none;
  @media (min-width: 1024px) {
    display: flex;
    order: 2;
    flex: 1;
    gap: var(--space-1);
    min-width: 0;
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
