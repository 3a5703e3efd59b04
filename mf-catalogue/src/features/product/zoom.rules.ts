/** px that a finger moves to the side before it means another image. */
const SWIPE = 48

/** How much larger an image is once it is enlarged. */
export const ENLARGED = 2.5

/** Percent of an image's width or height that a key moves what is seen of it. */
const KEY_STEP = 20

/** Where an image is enlarged around: percent of its width and height. */
export type Focus = { readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** The part of an image that a pointer is over; the nearest one where it has left the image. */
export const focusAt = ({ x, y }: Point, { left, top, width, height }: Box): Focus => ({
  x: percent(x - left, width),
  y: percent(y - top, height),
})

/** The middle, for whoever enlarges an image without pointing at it. */
export const MIDDLE: Focus = { x: 50, y: 50 }

/** The part that is seen after a finger has drawn the enlarged image along, by so many px across and down. */
export const drawnFocus = ({ x, y }: Focus, way: Point, { width, height }: Box): Focus => ({
  x: within(x - wayOf(way.x, width)),
  y: within(y - wayOf(way.y, height)),
})

/** Percent of the image that lie outside per px, because what stands still is what it is enlarged around. */
const wayOf = (distance: number, length: number) => (length > 0 ? (distance / (length * (ENLARGED - 1))) * 100 : 0)

/** The part that is seen after a key; `undefined` for keys that move nothing. */
export function keyFocus(key: string, { x, y }: Focus): Focus | undefined {
  const [across, down] = keyWays.get(key) ?? []
  return across === undefined || down === undefined
    ? undefined
    : { x: within(x + across * KEY_STEP), y: within(y + down * KEY_STEP) }
}

const keyWays: ReadonlyMap<string, readonly [across: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

const within = (percentage: number) => Math.min(100, Math.max(0, percentage))

const percent = (distance: number, length: number) => (length > 0 ? within((distance / length) * 100) : 50)

/** The image after so many steps, within the first and the last. */
export const imageAfter = (index: number, step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index + step))

/** The step that a finger’s way means: 1 for the next image, -1 for the one before, 0 for none. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** The step that a key means. */
export const keyStep = (key: string): -1 | 0 | 1 => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
