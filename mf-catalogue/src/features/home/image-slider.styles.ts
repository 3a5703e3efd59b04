import styled, { css } from 'styled-components'
import { needsPlates, type OverlayPlace, sliderHeights } from './slides.rules.ts'

export const Frame = styled.section<{ readonly $size: keyof typeof sliderHeights }>`
  --height: ${({ $size }) => sliderHeights[$size][0]}px;
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--color-line);
  @media (min-width: 1024px) {
    --height: ${({ $size }) => sliderHeights[$size][1]}px;
  }
`

export const Track = styled.ul`
  display: flex;
  height: var(--height);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`

export const SlideBox = styled.div`
  position: relative;
  height: 100%;
`

export const Picture = styled.div`
  position: absolute;
  inset: 0;
  a,
  button {
    display: block;
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
  }
`

/** Readable on any picture. */
const plates = css`
  h2,
  p {
    padding: 0 var(--space-2);
    border-radius: var(--radius-m);
    background: var(--color-surface);
  }
`

export const Overlay = styled.div<{ readonly $opacity: number; readonly $place: OverlayPlace }>`
  position: absolute;
  inset: 0;
  display: grid;
  justify-items: ${({ $place }) => $place.across};
  align-items: ${({ $place }) => $place.along};
  padding: var(--space-3) var(--space-3) var(--space-7);
  pointer-events: none;
  @media (min-width: 1024px) {
    padding: var(--space-6) var(--space-8);
  }
  > div {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
    width: fit-content;
    max-width: min(500px, 80%);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
    background: color-mix(in srgb, var(--color-surface) ${({ $opacity }) => $opacity}%, transparent);
    color: var(--color-text);
  }
  ${({ $opacity }) => (needsPlates($opacity) ? plates : '')}
  h2 {
    font-size: clamp(1.25rem, 3.2vw, 2.5rem);
  }
  p {
    color: var(--color-text);
    font-size: var(--text-s);
    font-weight: 600;
  }
`

export const ButtonLook = styled.div`
  pointer-events: auto;
  a,
  button {
    display: inline-flex;
    align-items: center;
    width: auto;
    min-height: var(--target);
    padding: 0 var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
    text-decoration: none;
  }
`

export const Arrow = styled.div<{ readonly $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - 22px);
  ${({ $side }) => $side}: var(--space-2);
  @media (max-width: 599px) {
    display: none;
  }
`

export const Dots = styled.div`
  position: absolute;
  bottom: 0;
  left: 50%;
  display: flex;
  transform: translateX(-50%);
`

export const Dot = styled.button`
  width: 32px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    display: block;
    width: 10px;
    height: 10px;
    margin: auto;
    border: 2px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-text);
  }
  &[aria-current='true']::before {
    width: 24px;
    border-radius: 6px;
    background: var(--color-accent);
  }
`

export const Pause = styled.div`
  position: absolute;
  right: var(--space-2);
  bottom: var(--space-2);
`
