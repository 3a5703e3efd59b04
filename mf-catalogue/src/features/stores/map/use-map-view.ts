import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  centred,
  isInSight,
  MAP,
  type MapView,
  moved,
  type Point,
  type Spot,
  spotAt,
  toSpot,
  viewOf,
  zoomed,
} from './map-view.rules.ts'

/** Units that an arrow key moves the map by. */
const STEP = 60
/** Pixels that a press may move and still is one. */
const PRESS = 5

const keys: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, STEP, 0),
  ArrowRight: (view) => moved(view, -STEP, 0),
  ArrowUp: (view) => moved(view, 0, STEP),
  ArrowDown: (view) => moved(view, 0, -STEP),
  '+': (view) => zoomed(view, 2),
  '=': (view) => zoomed(view, 2),
  '-': (view) => zoomed(view, 0.5),
}

type Drag = { readonly pointerId: number; readonly start: Spot; last: Spot; hasMoved: boolean }

/** What the map shows, and how keys and pointers change it. A press without a drag brings its place to the middle. */
export function useMapView(pointsInSight: readonly Point[]) {
  const [view, setView] = useState(() => viewOf(pointsInSight))
  const drag = useRef<Drag>(undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = keys[event.key]
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setView(change)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const start = { x: event.clientX, y: event.clientY }
    drag.current = { pointerId: event.pointerId, start, last: start, hasMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (held?.pointerId !== pointerId) return
    held.hasMoved ||= Math.hypot(x - held.start.x, y - held.start.y) > PRESS
    if (!held.hasMoved) return
    const units = MAP.width / currentTarget.getBoundingClientRect().width
    const [right, down] = [(x - held.last.x) * units, (y - held.last.y) * units]
    held.last = { x, y }
    setView((current) => moved(current, right, down))
  }
  const onPointerUp = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (held?.pointerId !== pointerId) return
    drag.current = undefined
    if (held.hasMoved) return
    const box = currentTarget.getBoundingClientRect()
    const units = MAP.width / box.width
    setView((current) =>
      centred(current, spotAt(current, { x: (clientX - box.left) * units, y: (clientY - box.top) * units })),
    )
  }
  const onPointerCancel = () => {
    drag.current = undefined
  }

  return {
    view,
    zoom: (factor: number) => setView((current) => zoomed(current, factor)),
    showAll: (points: readonly Point[]) => setView(viewOf(points)),
    /** Brings a place to the middle where it is not in sight. */
    bringIntoSight: (point: Point) =>
      setView((current) => (isInSight(current, toSpot(point)) ? current : centred(current, toSpot(point)))),
    surface: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
