import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useShell } from '../shell-context.ts'
import { aboutMessages } from './about.messages.ts'
import { type Outline, outlinesOf } from './outlines.rules.ts'

export type OutlinesProps = { readonly onHide: () => void }

/** Milliseconds between looks at what has moved or come. */
const INTERVAL = 250

/** Draws over the page which part owns what. Nothing moves for it, and nothing below is out of reach. */
export default function Outlines({ onHide }: OutlinesProps) {
  const { modules } = useShell()
  const layer = useRef<HTMLDivElement>(null)
  const hide = useRef<HTMLButtonElement>(null)
  const [outlines, setOutlines] = useState<readonly Outline[]>([])

  useEffect(() => {
    const look = () => setOutlines(outlinesOf(modules.shown, document))
    let frame = requestAnimationFrame(look)
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    // Above dialogs too, also those that open later.
    const rise = () => {
      if (document.querySelectorAll('dialog[open]').length === above) return
      above = document.querySelectorAll('dialog[open]').length
      layer.current?.hidePopover()
      layer.current?.showPopover()
    }
    let above = -1
    rise()
    // The drawer that it was asked for in is gone, and what is not shown yet takes no focus.
    hide.current?.focus()
    const timer = setInterval(() => {
      rise()
      look()
    }, INTERVAL)
    addEventListener('scroll', lookSoon, { capture: true, passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon, { capture: true })
      removeEventListener('resize', lookSoon)
    }
  }, [modules])

  return (
    <Layer ref={layer} popover="manual">
      <div aria-hidden="true">
        {outlines.map(({ key, label, color, left, top, width, height }) => (
          <Box key={key} style={{ left, top, width, height, borderColor: color }}>
            <span style={{ background: color }}>{label}</span>
          </Box>
        ))}
      </div>
      <Hide ref={hide} type="button" onClick={onHide}>
        {aboutMessages.hide}
      </Hide>
    </Layer>
  )
}

const Layer = styled.div`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  pointer-events: none;
`

const Box = styled.div`
  position: absolute;
  border: 2px solid;
  border-radius: 4px;
  > span {
    position: absolute;
    top: 0;
    left: 0;
    max-width: 100%;
    overflow: hidden;
    padding: 0 6px;
    border-radius: 0 0 4px;
    color: #ffffff;
    font-size: 11px;
    font-weight: 600;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Hide = styled.button`
  position: absolute;
  right: var(--space-4);
  bottom: calc(var(--bottom-bar-height) + var(--space-4));
  min-height: var(--target);
  padding: 0 var(--space-4);
  border: 0;
  border-radius: 99px;
  background: #1d2939;
  color: #ffffff;
  box-shadow: var(--shadow-2);
  font-weight: 600;
  pointer-events: auto;
  cursor: pointer;
`
