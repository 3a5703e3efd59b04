/** px that a finger moves to the side before it means another image. */
const SWIPE = 48

/** Where an image is enlarged around: percent of its width and height. */
export type Focus = { readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Spot = { readonly x: number; readonly y: number }

/** The part of an image that a pointer is over; the nearest one where it has left the image. */
export const focusAt = ({ x, y }: Spot, { left, top, width, height }: Box): Focus => ({
  x: percent(x - left, width),
  y: percent(y - top, height),
})

const percent = (distance: number, length: number) =>
  length > 0 ? Math.min(100, Math.max(0, (distance / length) * 100)) : 50

/** The image after so many steps, within the first and the last. */
export const imageAfter = (index: number, step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index + step))

/** The step that a finger’s way means: 1 for the next image, -1 for the one before, 0 for none. */
export function swipeStep(from: Spot, to: Spot): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** The step that a key means. */
export const keyStep = (key: string): -1 | 0 | 1 => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
