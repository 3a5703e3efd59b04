import styled from 'styled-components'
import { MAP } from './map-view.rules.ts'

/** Clipped, not scrolled: the browser must not bring a pin into sight by itself. */
export const Frame = styled.div`
  position: relative;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`

export const Surface = styled.div`
  position: relative;
  aspect-ratio: ${MAP.width} / ${MAP.height};
  background: var(--color-accent-soft);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** As large as the map, and not in its way. */
export const Pins = styled.ol`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: ${MAP.width} / ${MAP.height};
  overflow: clip;
  pointer-events: none;
  > li {
    position: absolute;
    display: grid;
    justify-items: center;
    translate: -50% -36px;
  }
  > li[data-together='true'] {
    translate: -50% -18px;
  }
  > li > span {
    display: none;
    max-width: 180px;
    padding: 0 var(--space-2);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-1);
    font-size: var(--text-s);
    text-align: center;
  }
  > li[data-marked='true'] {
    z-index: 1;
    > span {
      display: block;
      position: absolute;
      top: 40px;
      width: max-content;
    }
    &[data-side='left'] > span {
      left: 0;
    }
    &[data-side='right'] > span {
      right: 0;
    }
  }
`

/** The point of the drop is the place. */
export const Pin = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-on-accent);
  font-size: var(--text-s);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  pointer-events: auto;
  cursor: pointer;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    inset: 1px 4px 7px;
    z-index: -1;
    rotate: 45deg;
    border: 2px solid var(--color-surface);
    border-radius: 50% 50% 0;
    background: var(--color-accent);
    box-shadow: var(--shadow-1);
  }
  padding-bottom: 6px;
  [data-marked='true'] > &::before {
    background: var(--color-text);
  }
  [data-marked='true'] > & {
    color: var(--color-surface);
  }
`

/** Stores that stand together: how many. */
export const Group = styled(Pin)`
  padding-bottom: 0;
  &::before {
    inset: 2px;
    rotate: none;
    border-radius: 50%;
    outline: 2px solid var(--color-accent);
  }
`

export const Here = styled.span`
  position: absolute;
  width: 16px;
  height: 16px;
  translate: -50% -50%;
  border: 3px solid var(--color-surface);
  border-radius: 50%;
  background: var(--color-text);
  box-shadow: 0 0 0 2px var(--color-text);
  pointer-events: none;
`

export const Ruler = styled.span`
  position: absolute;
  left: var(--space-3);
  bottom: var(--space-3);
  font-size: var(--text-s);
  line-height: 1.2;
  white-space: nowrap;
  pointer-events: none;
  &::after {
    content: '';
    display: block;
    height: 6px;
    border: 2px solid var(--color-text);
    border-top: 0;
  }
`

/** Below the map: over it they would hide stores. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3) 0;
  border-top: 1px solid var(--color-line);
`

export const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  color: var(--color-muted);
  > [data-here] {
    color: var(--color-text);
    &::before {
      content: '';
      display: inline-block;
      width: 10px;
      height: 10px;
      margin-right: var(--space-2);
      border-radius: 50%;
      background: var(--color-text);
    }
  }
`
