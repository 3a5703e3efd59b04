import { type KeyboardEvent, useState } from 'react'
import {
  centred,
  isInSight,
  type MapView,
  moved,
  nearerTo,
  type Point,
  toSpot,
  viewOf,
  zoomed,
} from './map-view.rules.ts'
import { useMapPointers } from './use-map-pointers.ts'

/** Units that an arrow key moves the map by. */
const STEP = 60

const keys: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, STEP, 0),
  ArrowRight: (view) => moved(view, -STEP, 0),
  ArrowUp: (view) => moved(view, 0, STEP),
  ArrowDown: (view) => moved(view, 0, -STEP),
  '+': (view) => zoomed(view, 2),
  '=': (view) => zoomed(view, 2),
  '-': (view) => zoomed(view, 0.5),
}

/** What the map shows, and how keys and pointers change it. */
export function useMapView(pointsInSight: readonly Point[]) {
  const [view, setView] = useState(() => viewOf(pointsInSight))
  const pointers = useMapPointers(setView)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = keys[event.key]
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setView(change)
  }

  return {
    view,
    zoom: (factor: number) => setView((current) => zoomed(current, factor)),
    showAll: (points: readonly Point[]) => setView(viewOf(points)),
    /** Goes nearer to places that stand together. */
    goNearer: (points: readonly Point[]) => setView((current) => nearerTo(current, points)),
    /** Brings a place to the middle where it is not in sight. */
    bringIntoSight: (point: Point) =>
      setView((current) => (isInSight(current, toSpot(point)) ? current : centred(current, toSpot(point)))),
    surface: { onKeyDown, ...pointers },
  }
}
