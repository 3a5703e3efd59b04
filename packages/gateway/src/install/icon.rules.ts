import { formatHexColor, type Rgb } from '../theme/color.rules.ts'

/** `share` of the square that the drawing takes; platforms that cut icons to their own shape need a margin. */
type IconKind = { readonly size: number; readonly share: number; readonly isRounded: boolean }

/** Every icon of an installed store: px, for home screens; whole squares are cut by the platform. */
export const iconKinds = {
  'any-192': { size: 192, share: 1, isRounded: true },
  'any-512': { size: 512, share: 1, isRounded: true },
  'maskable-512': { size: 512, share: 0.72, isRounded: false },
  'touch-180': { size: 180, share: 0.86, isRounded: false },
} as const satisfies Readonly<Record<string, IconKind>>

export type IconName = keyof typeof iconKinds
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconKinds, name)

/** The colour is part of the address: what is there never changes. */
export const iconAddress = (name: IconName, accent: Rgb): string =>
  `/icons/${name}-${formatHexColor(accent).slice(1)}.png`

type Point = readonly [x: number, y: number]

/** The cart of the store's icon, in a square of 32. */
const CART: readonly Point[] = [
  [7, 9],
  [10, 9],
  [13, 20],
  [23, 20],
  [26, 12],
  [11, 12],
]
const WHEELS: readonly Point[] = [
  [14, 24],
  [22, 24],
]
const LINE = 1.2
const WHEEL = 1.8
const CORNER = 8

/** Distance to a line between two points. */
function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Distance to the edge of the drawing, negative inside. */
function toCart(point: Point): number {
  const lines = CART.slice(1).map((end, index) => toLine(point, CART[index] ?? end, end) - LINE)
  const wheels = WHEELS.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y) - WHEEL)
  return Math.min(...lines, ...wheels)
}

/** Distance to the edge of the rounded square, negative inside. */
function toSquare([x, y]: Point): number {
  const [dx, dy] = [Math.abs(x - 16) - (16 - CORNER), Math.abs(y - 16) - (16 - CORNER)]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - CORNER
}

/** Red, green, blue and opacity of each pixel, row by row. Edges are smooth: a pixel is covered by its distance. */
export function drawIcon({ size, share, isRounded }: IconKind, background: Rgb, glyph: Rgb): Buffer {
  const pixels = Buffer.alloc(size * size * 4)
  const unit = 32 / size
  const cover = (distance: number, scale: number) => Math.min(1, Math.max(0, 0.5 - (distance * scale) / unit))
  for (let index = 0; index < size * size; index += 1) {
    const at: Point = [((index % size) + 0.5) * unit, (Math.floor(index / size) + 0.5) * unit]
    const inner: Point = [16 + (at[0] - 16) / share, 16 + (at[1] - 16) / share]
    const ink = cover(toCart(inner), share)
    for (const channel of [0, 1, 2] as const)
      pixels[index * 4 + channel] = Math.round(background[channel] * (1 - ink) + glyph[channel] * ink)
    pixels[index * 4 + 3] = isRounded ? Math.round(255 * cover(toSquare(at), 1)) : 255
  }
  return pixels
}
