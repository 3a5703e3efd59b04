import type { SearchedPlace } from '@aisle/api/location'

export type Point = Pick<SearchedPlace, 'latitude' | 'longitude'>

/** A place on the flat map of the world: 0 to 1 from west to east and from north to south. */
export type Spot = { readonly x: number; readonly y: number }

/** What part of the world is in sight: the middle, and units of the drawing for the width of the world. */
export type MapView = Spot & { readonly scale: number }

/** Units of the drawing. */
export const MAP = { width: 400, height: 320, margin: 44 } as const

/** The whole world beside the outlines' own grain, about 20 miles across: nearer they would show what is not there. */
const SCALES = { least: MAP.width, most: 400_000 } as const

/** What one lone store is shown with: about 80 miles across. */
const ALONE = 100_000

const EQUATOR_MILES = 24_901
const MOST_NORTHERN = 85

/** Where a place is on the flat map (Web Mercator). */
export function toSpot({ latitude, longitude }: Point): Spot {
  const north = (Math.min(Math.max(latitude, -MOST_NORTHERN), MOST_NORTHERN) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(north)) / Math.PI) / 2 }
}

/** The latitude of a spot, in degrees. */
export const latitudeOf = ({ y }: Spot): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** The nearest view that has all places in sight, with a margin; the whole world where there are none. */
export function viewOf(points: readonly Point[]): MapView {
  const view = fitted(points)
  return { ...view, scale: Math.min(view.scale, ALONE) }
}

/** A view of places that stand together: at least twice as near, and about them. */
export function nearerTo(view: MapView, points: readonly Point[]): MapView {
  const around = fitted(points)
  return { ...around, scale: limited(Math.max(around.scale, view.scale * 2)) }
}

function fitted(points: readonly Point[]): MapView {
  if (points.length === 0) return { x: 0.5, y: 0.5, scale: SCALES.least }
  const spots = points.map(toSpot)
  const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const fitting = Math.min(
    (MAP.width - 2 * MAP.margin) / (east - west || Number.EPSILON),
    (MAP.height - 2 * MAP.margin) / (south - north || Number.EPSILON),
  )
  return { x: (west + east) / 2, y: (north + south) / 2, scale: limited(fitting) }
}

/** Nearer (2) or farther (½), about the middle. */
export const zoomed = (view: MapView, factor: number): MapView => ({ ...view, scale: limited(view.scale * factor) })

export const canZoom = (view: MapView, factor: number): boolean => zoomed(view, factor).scale !== view.scale

/** The view after the drawing was pulled by so many units: to the right brings the west into sight. */
export const moved = ({ x, y, scale }: MapView, right: number, down: number): MapView => ({
  x: within(x - right / scale),
  y: within(y - down / scale),
  scale,
})

type Fingers = readonly [Spot, Spot]

/** The view after two fingers went from where they were to where they are, in units: what is between them stays there. */
export function pinched(view: MapView, from: Fingers, to: Fingers): MapView {
  const scale = limited((view.scale * apart(to)) / (apart(from) || 1))
  const { x, y } = spotAt(view, between(from))
  const middle = between(to)
  return {
    x: within(x - (middle.x - MAP.width / 2) / scale),
    y: within(y - (middle.y - MAP.height / 2) / scale),
    scale,
  }
}

const between = ([one, other]: Fingers): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = ([one, other]: Fingers) => Math.hypot(one.x - other.x, one.y - other.y)

/** The view with a spot in the middle, at the same scale. */
export const centred = ({ scale }: MapView, { x, y }: Spot): MapView => ({ x, y, scale })

/** Where a spot is drawn, in units. */
export const drawnAt = (view: MapView, { x, y }: Spot): Spot => ({
  x: (x - view.x) * view.scale + MAP.width / 2,
  y: (y - view.y) * view.scale + MAP.height / 2,
})

/** The spot that is drawn at a place, in units. */
export const spotAt = (view: MapView, { x, y }: Spot): Spot => ({
  x: within((x - MAP.width / 2) / view.scale + view.x),
  y: within((y - MAP.height / 2) / view.scale + view.y),
})

export const isInSight = (view: MapView, spot: Spot): boolean => {
  const { x, y } = drawnAt(view, spot)
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height
}

const RULERS = [2500, 1000, 500, 250, 100, 50, 25, 10, 5, 2, 1]

/** The longest round distance of at most a quarter of the drawing, at the latitude of its middle. */
export function rulerOf(view: MapView): { readonly miles: number; readonly length: number } {
  const unitsPerMile = view.scale / (EQUATOR_MILES * Math.cos((latitudeOf(view) * Math.PI) / 180))
  const miles = RULERS.find((candidate) => candidate * unitsPerMile <= MAP.width / 4) ?? 1
  return { miles, length: miles * unitsPerMile }
}

const STEPS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 45]

/** Meridians and parallels in sight, in units, between two and eight of them from west to east. */
export function graticuleOf(view: MapView): {
  readonly meridians: readonly number[]
  readonly parallels: readonly number[]
} {
  const degrees = (MAP.width / view.scale) * 360
  const step = STEPS.find((candidate) => degrees / candidate <= 8) ?? 45
  const west = (view.x - MAP.width / 2 / view.scale) * 360 - 180
  const top = latitudeOf(spotAt(view, { x: 0, y: 0 }))
  const bottom = latitudeOf(spotAt(view, { x: 0, y: MAP.height }))
  return {
    meridians: multiples(step, west, west + degrees).map(
      (longitude) => drawnAt(view, toSpot({ latitude: 0, longitude })).x,
    ),
    parallels: multiples(step, bottom, top).map((latitude) => drawnAt(view, toSpot({ latitude, longitude: 0 })).y),
  }
}

const multiples = (step: number, from: number, to: number) =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, index) => (Math.ceil(from / step) + index) * step,
  )

const limited = (scale: number) => Math.min(Math.max(scale, SCALES.least), SCALES.most)
const within = (part: number) => Math.min(Math.max(part, 0), 1)
