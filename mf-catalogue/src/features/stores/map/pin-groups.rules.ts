import { drawnAt, type MapView, canZoom, type Spot, toSpot } from './map-view.rules.ts'
import type { MappedStore } from './mapped-stores.rules.ts'

/** What stands at a place of the drawing, in units: one store, or several that have no room beside each other. */
export type PlacedPin = { readonly at: Spot; readonly stores: readonly [MappedStore, ...MappedStore[]] }

/** Units between two pins that can be told and pressed apart on the map's narrowest drawing. */
export const PIN_ROOM = 40

/** As many as stand around a place; more of them are for the list. */
const MOST_SPREAD = 12

/**
 * Pins with room for each: stores that are too near to an earlier one of the list join it. Where the map goes no nearer
 * they stand around their place instead.
 */
export function placedPins(stores: readonly MappedStore[], view: MapView): readonly PlacedPin[] {
  const groups: { at: Spot; stores: [MappedStore, ...MappedStore[]] }[] = []
  for (const store of stores) {
    const at = drawnAt(view, toSpot(store))
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < PIN_ROOM)
    if (near) near.stores.push(store)
    else groups.push({ at, stores: [store] })
  }
  return canZoom(view, 2) ? groups : groups.flatMap(spread)
}

function spread(group: PlacedPin): readonly PlacedPin[] {
  const { at, stores } = group
  const count = stores.length
  if (count === 1 || count > MOST_SPREAD) return [group]
  const radius = PIN_ROOM / 2 / Math.sin(Math.PI / count)
  return stores.map((store, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI
    return { at: { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }, stores: [store] }
  })
}
