import type { Kind } from '../kind.types.ts'
import { drawMark } from '../marks.ts'
import { body, ellipse, faint, path, rect, rounded } from '../svg.ts'

const cheeseWedge: Kind = ({ main, dark, light, pale }) =>
  path('M58 244L304 164q34 20 40 62z', light) +
  path('M58 244l286-18v84L58 328z', main) +
  path('M304 164q34 20 40 62v84l-12 1v-84q-6-32-38-60z', pale) +
  [
    [110, 284, 15],
    [176, 264, 10],
    [214, 296, 18],
    [276, 262, 13],
    [300, 296, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, dark) + ellipse(x + 2, y + 3, r * 0.84, r * 0.7, main))
    .join('') +
  [
    [220, 210],
    [280, 192],
    [180, 226],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 12, 6, main))
    .join('') +
  faint(0.35, path('M58 244l286-18v8L58 252z', '#ffffff'))

const cheesePack: Kind = (palette, mark) =>
  path('M84 96h232v232H84z', '#e7ebea') +
  rect(84, 96, 232, 28, '#d5dbdb') +
  ellipse(200, 110, 16, 5, '#f6f5f1') +
  body(
    rounded(98, 138, 204, 178, 10),
    palette.main,
    98,
    302,
    faint(0.5, ellipse(130, 290, 12, 9, palette.dark) + ellipse(276, 300, 9, 7, palette.dark)) +
      rect(98, 160, 204, 104, palette.ink) +
      drawMark(mark, 200, 200, 56, palette.pale, palette.ink) +
      rect(150, 240, 100, 7, palette.pale, 3),
  ) +
  faint(0.3, path('M84 124h40l-30 204H84z', '#ffffff'))

export const cheese = { 'cheese-wedge': cheeseWedge, 'cheese-pack': cheesePack } satisfies Record<string, Kind>
