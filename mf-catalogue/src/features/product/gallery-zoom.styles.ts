import styled from 'styled-components'
import { ENLARGED } from './zoom.rules.ts'

export const Root = styled.dialog`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: var(--space-2);
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: var(--space-3);
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`

/** Fingers pinch and scroll as anywhere; a way to the side is a swipe. */
export const Stage = styled.button`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  cursor: zoom-in;
  touch-action: pan-y pinch-zoom;
  &[aria-pressed='true'] {
    cursor: zoom-out;
    touch-action: none;
  }
`

export const Zoomed = styled.span<{ readonly $isLarge: boolean }>`
  display: block;
  min-height: 0;
  transform: ${({ $isLarge }) => ($isLarge ? `scale(${ENLARGED})` : 'none')};
  transition: transform var(--motion);
  > * {
    width: 100%;
    height: 100%;
  }
`

/** At the sides of the image, over it. */
export const Steps = styled.div`
  position: absolute;
  inset: 50% var(--space-4) auto;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  > [aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`
