import type { Kind } from '../kind.types.ts'
import type { Palette } from '../palette.ts'
import { ball, circle, disc, ellipse, faint, gleam, path, round, stroke } from '../svg.ts'

const STEM = '#7a5a3c'
const LEAF = '#6c9f4e'
const LEAF_DARK = '#4f8040'
const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C10-30 44-36 66-22 54 2 24 14 0 0z', LEAF) + path('M0 0C24-4 44-12 66-22 54 2 24 14 0 0z', LEAF_DARK)}</g>`

const apple: Kind = ({ main, dark, light }) =>
  round(
    'M200 146c26-24 96-22 104 50 6 62-36 132-76 132-12 0-18-6-28-6s-16 6-28 6c-40 0-82-70-76-132 8-72 78-74 104-50z',
    main,
    dark,
    faint(0.5, ellipse(200, 148, 42, 14, dark)) + faint(0.5, ellipse(150, 290, 40, 24, light)),
  ) +
  stroke('M200 152c-2-22 4-38 14-52', STEM, 8) +
  leaf(208, 118, 4) +
  gleam(142, 194, 14, 30, 20)

const pear: Kind = ({ main, dark, light }) =>
  round(
    'M200 104c28 0 38 24 42 54 6 40 56 56 56 106 0 42-44 64-98 64s-98-22-98-64c0-50 50-66 56-106 4-30 14-54 42-54z',
    main,
    dark,
    faint(0.5, ellipse(250, 280, 40, 36, light)),
  ) +
  stroke('M200 108c0-18 4-28 12-38', STEM, 8) +
  leaf(206, 90, 10, 0.85) +
  gleam(146, 246, 13, 28, 20)

const berry = (x: number, y: number, { main, dark, light }: Palette) =>
  ball(x, y, 32, main, dark) + circle(x - 11, y - 12, 6, light) + circle(x + 4, y - 3, 7, dark)

const berries: Kind = (palette) =>
  leaf(200, 150, -30) +
  leaf(200, 150, 165, 0.9) +
  [
    [150, 200],
    [204, 178],
    [258, 204],
    [118, 252],
    [176, 246],
    [232, 248],
    [286, 256],
    [146, 294],
    [204, 296],
    [258, 296],
  ]
    .map(([x = 0, y = 0]) => berry(x, y, palette))
    .join('')

const strawberry: Kind = ({ main, dark, light }) => {
  const one = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${
      round(
        'M0-44c40-14 78 8 72 48C66 52 26 92 0 92S-66 52-72 4c-6-40 32-62 72-48z',
        main,
        dark,
        [
          [-36, -10],
          [0, -14],
          [34, -8],
          [-20, 20],
          [18, 22],
          [-34, 46],
          [4, 54],
          [36, 44],
        ]
          .map(([a = 0, b = 0]) => ellipse(a, b, 3.5, 5.5, light))
          .join(''),
      ) +
      path(
        'M0-40c-22 20-42 16-56 4 10-2 14-8 20-14-14-2-18-10-22-18 24-4 42 2 58 16 16-14 34-20 58-16-4 8-8 16-22 18 6 6 10 12 20 14-14 12-34 16-56-4z',
        LEAF,
      ) +
      stroke('M0-44c0-14 2-20 8-28', LEAF_DARK, 6)
    }</g>`
  return one(262, 236, 0.88, 16) + one(156, 220, 1.12, -12)
}

const grapes: Kind = (palette) =>
  stroke('M204 128c0-26 8-40 22-54', STEM, 8) +
  leaf(204, 116, -158, 1.05) +
  leaf(206, 112, 0, 0.9) +
  [
    [128, 158],
    [176, 150],
    [224, 150],
    [272, 158],
    [152, 196],
    [200, 192],
    [248, 196],
    [176, 236],
    [224, 236],
    [152, 230],
    [250, 232],
    [200, 274],
    [176, 268],
    [226, 268],
    [200, 304],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 26, palette.main, palette.dark) + circle(x - 9, y - 10, 5, palette.light))
    .join('')

const cherries: Kind = (palette) =>
  stroke('M140 230c4-60 36-110 84-140M266 246c6-56-14-112-42-156', '#7f9a4c', 6) +
  leaf(222, 92, 4, 1.1) +
  round(disc(136, 268, 60), palette.main, palette.dark) +
  gleam(112, 240, 10, 20, 35) +
  round(disc(264, 272, 56), palette.main, palette.dark) +
  gleam(242, 246, 9, 18, 35)

const peach: Kind = ({ main, dark }) =>
  round(
    'M200 132c60-26 118 10 118 82 0 66-52 114-118 114S82 280 82 214c0-72 58-108 118-82z',
    main,
    dark,
    faint(0.35, path('M240 120c90 0 90 160-20 210 40-80 40-140 20-210z', '#c8452f')),
  ) +
  stroke('M200 134c-22 40-22 110-4 150', dark, 4) +
  leaf(202, 130, -20) +
  stroke('M200 136v-22', STEM, 8) +
  gleam(128, 196, 14, 30, 25)

export const orchardFruit = {
  apple,
  pear,
  berries,
  strawberry,
  grapes,
  cherries,
  peach,
} satisfies Record<string, Kind>
