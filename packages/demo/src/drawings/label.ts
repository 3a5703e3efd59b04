import type { Colour } from './colour.ts'
import { drawMark, type MarkName } from './marks.ts'
import type { Palette } from './palette.ts'
import { circle, faint, rect } from './svg.ts'

const PAPER: Colour = '#fdfbf6'

/** A paper label: pictogram, a title line and a shorter line under it. */
export function paperLabel(
  x: number,
  y: number,
  width: number,
  height: number,
  { main, ink }: Palette,
  mark: MarkName,
): string {
  const middle = x + width / 2
  const size = Math.min(width * 0.52, height * 0.5)
  return (
    rect(x, y, width, height, PAPER, 5) +
    drawMark(mark, middle, y + height * 0.4, size, main, PAPER) +
    lines(middle, y + height * 0.76, width * 0.56, ink)
  )
}

/** A round badge with a pictogram. */
export const badge = (x: number, y: number, radius: number, { main }: Palette, mark: MarkName) =>
  circle(x, y, radius, PAPER) + drawMark(mark, x, y, radius * 1.15, main, PAPER)

/** Two lines that stand for words. */
export const lines = (middle: number, y: number, width: number, colour: string) =>
  faint(0.75, rect(middle - width / 2, y, width, 6, colour, 3)) +
  faint(0.4, rect(middle - width * 0.32, y + 12, width * 0.64, 4, colour, 2))
