import styled, { css } from 'styled-components'
import { type ButtonLook, buttonLook } from './button.styles.ts'

type View = { readonly $view: 'grid' | 'list' }

const listAreas = css`
  grid-template: 'picture body' 1fr 'picture actions' auto / 100px minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  /* Beside the icon buttons of the corner. */
  h2,
  h3,
  h4 {
    margin-right: 84px;
  }
  @media (min-width: 600px) {
    grid-template: 'picture body actions' 1fr / 150px minmax(0, 1fr) 180px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 200px minmax(0, 1fr) 200px;
  }
`

export const Card = styled.article<View>`
  position: relative;
  display: grid;
  grid-template: 'picture' auto 'body' 1fr 'actions' auto / minmax(0, 1fr);
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  transition: box-shadow var(--motion);
  &:hover {
    box-shadow: var(--shadow-1);
  }
  /* What still grows is painted anew for each frame, just when something in the card is to answer. */
  &:active {
    transition: none;
  }
  ${({ $view }) => ($view === 'list' ? listAreas : '')}
`

export const Picture = styled.div<View>`
  grid-area: picture;
  aspect-ratio: 1;
  align-self: start;
  > * {
    width: 100%;
    height: 100%;
    border-radius: var(--radius-m);
  }
`

export const Corner = styled.div<View>`
  position: absolute;
  top: var(--space-1);
  right: var(--space-1);
  z-index: 2;
  display: flex;
  flex-direction: ${({ $view }) => ($view === 'list' ? 'row-reverse' : 'column')};
`

/** Begins with room for a title of two lines and the size below it, so that prices in a row stay in line. */
export const Body = styled.div`
  grid-area: body;
  display: grid;
  grid-template: minmax(60px, auto) / minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);
`

/** Over the image, so that titles in a row stay in line. */
export const Badges = styled.div`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 2;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  max-width: calc(100% - 60px);
`

export const RatingRow = styled.div`
  display: flex;
  min-height: 21px;
`

/** The title's link covers the card; controls lie above it. */
export const Title = styled.div`
  font-size: var(--text-s);
  line-height: 1.35;
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: 500;
    line-height: inherit;
    text-wrap: wrap;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--color-accent);
    border-radius: var(--radius-l);
  }
`

export const Meta = styled.p`
  font-size: var(--text-xs);
  color: var(--color-muted);
`

/** Above the link that covers the card. */
export const Buy = styled.div`
  position: relative;
  z-index: 1;
`

export const Actions = styled.div`
  grid-area: actions;
  position: relative;
  z-index: 1;
  align-self: end;
`

export const ChooseAmount = styled.div<ButtonLook>`
  display: grid;
  > * {
    ${buttonLook}
  }
`
