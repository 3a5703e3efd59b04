import { MAP, type Spot } from './map-view.rules.ts'

/** A part of the drawing's width or height as CSS has it. */
export const percent = (units: number, of: number): string => `${((units / of) * 100).toFixed(3)}%`

/** Where something stands that is drawn at a place of the map, in units. */
export const placed = ({ x, y }: Spot) => ({ left: percent(x, MAP.width), top: percent(y, MAP.height) })
