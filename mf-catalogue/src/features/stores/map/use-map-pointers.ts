import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react'
import { centred, MAP, type MapView, moved, pinched, type Spot, spotAt } from './map-view.rules.ts'

/** Pixels that a press may move and still is one. */
const PRESS = 5

type Held = { readonly at: Map<number, Spot>; readonly start: Spot; hasMoved: boolean }

/** One pointer moves the map, two pinch it; a press without either brings its place to the middle. */
export function useMapPointers(setView: Dispatch<SetStateAction<MapView>>) {
  const held = useRef<Held>(undefined)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const at = unitsOf(event)
    held.current ??= { at: new Map(), start: at, hasMoved: false }
    if (held.current.at.size > 0) held.current.hasMoved = true
    held.current.at.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const hold = held.current
    const before = hold?.at.get(event.pointerId)
    if (!hold || !before) return
    const now = unitsOf(event)
    const pixels = event.currentTarget.getBoundingClientRect().width / MAP.width
    hold.hasMoved ||= Math.hypot(now.x - hold.start.x, now.y - hold.start.y) * pixels > PRESS
    if (!hold.hasMoved) return
    const other = [...hold.at].find(([pointerId]) => pointerId !== event.pointerId)?.[1]
    hold.at.set(event.pointerId, now)
    setView((view) =>
      other ? pinched(view, [before, other], [now, other]) : moved(view, now.x - before.x, now.y - before.y),
    )
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const hold = held.current
    if (!hold?.at.delete(event.pointerId) || hold.at.size > 0) return
    held.current = undefined
    if (hold.hasMoved) return
    const at = unitsOf(event)
    setView((view) => centred(view, spotAt(view, at)))
  }
  const onPointerCancel = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (held.current?.at.delete(pointerId) && held.current.at.size === 0) held.current = undefined
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

/** Where a pointer is on the drawing. */
function unitsOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const units = MAP.width / width
  return { x: (clientX - left) * units, y: (clientY - top) * units }
}
