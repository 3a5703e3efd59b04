import type { Kind } from '../kind.types.ts'
import type { Palette } from '../palette.ts'
import { circle, disc, ellipse, faint, gleam, path, round, stroke } from '../svg.ts'

const STEM = '#7a5a3c'
const LEAF = '#6c9f4e'
const LEAF_DARK = '#4f8040'
const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C10-30 44-36 66-22 54 2 24 14 0 0z', LEAF) + path('M0 0C24-4 44-12 66-22 54 2 24 14 0 0z', LEAF_DARK)}</g>`

const slice = (x: number, y: number, radius: number, { main, pale }: Palette) =>
  circle(x, y, radius, main) +
  circle(x, y, radius * 0.88, pale) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<path d="M0-5 ${radius * 0.26}-${radius * 0.7}Q0-${radius * 0.86}-${radius * 0.26}-${radius * 0.7}z" fill="${main}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('')

const citrus: Kind = (palette) =>
  round(
    disc(168, 224, 98),
    palette.main,
    palette.dark,
    faint(
      0.35,
      [
        [130, 190],
        [190, 180],
        [150, 260],
        [210, 240],
        [120, 230],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, palette.dark))
        .join(''),
    ),
  ) +
  gleam(122, 172, 14, 28, 35) +
  leaf(168, 136, -6, 0.9) +
  circle(168, 134, 7, STEM) +
  slice(268, 262, 66, palette)

const banana: Kind = ({ main, dark, light }) =>
  path('M96 108c-14 120 50 208 196 196 18-2 26-16 12-24C208 262 150 206 128 104z', dark) +
  path('M112 100c-2 110 70 190 200 172 16-4 22-20 8-26C232 224 178 176 144 96z', main) +
  path('M128 94c14 90 84 148 192 140 14-2 18-20 6-24C246 204 188 164 158 88z', light) +
  path('M92 112c4-16 0-26 10-42l44 10c0 12 8 16 14 14-20 26-46 30-68 18z', STEM) +
  ellipse(318, 222, 7, 13, '#6d5234', 12) +
  ellipse(314, 260, 7, 13, '#6d5234', 12) +
  ellipse(298, 292, 7, 11, '#6d5234', 12)

const mango: Kind = ({ main, dark }) =>
  round(
    'M116 168c50-70 150-76 186 0 34 76-18 160-110 160-90 0-122-90-76-160z',
    main,
    dark,
    faint(0.45, ellipse(272, 190, 70, 90, '#d6533c', -20)) + faint(0.35, ellipse(150, 300, 70, 40, '#8fae4a')),
  ) +
  stroke('M234 122c2-14 8-22 16-28', STEM, 8) +
  leaf(238, 108, 10, 0.8) +
  gleam(148, 190, 13, 30, 38)

const avocado: Kind = () =>
  round('M232 118c36-8 44 36 62 76 24 52 10 134-62 134s-92-70-74-128c12-40 38-74 74-82z', '#4d6a3a', '#35502f') +
  round('M150 122c34 0 46 44 66 82 26 50 6 124-66 124s-92-74-66-124c20-38 32-82 66-82z', '#3f5a33', '#314a2c') +
  path('M150 136c26 0 38 40 56 74 22 44 4 104-56 104s-78-60-56-104c18-34 30-74 56-74z', '#cfd48a') +
  path('M150 152c20 0 30 34 46 64 18 36 4 84-46 84s-64-48-46-84c16-30 26-64 46-64z', '#e8e3a2') +
  round(disc(150, 250, 36), '#8a5a3a', '#6b4229') +
  gleam(138, 236, 6, 11, 35)

const kiwi: Kind = ({ main, light }) =>
  round(
    disc(148, 226, 92, 84),
    '#8b6a45',
    '#6f5236',
    faint(0.4, stroke('M90 200l10 6M120 176l8 8M100 250l10 2M150 170l4 8M130 280l8-6', '#5a4229', 3)),
  ) +
  circle(268, 258, 70, '#7a5c3c') +
  circle(268, 258, 63, main) +
  circle(268, 258, 44, light) +
  ellipse(268, 258, 16, 13, '#f4f0d8') +
  Array.from(
    { length: 16 },
    (_, index) =>
      `<ellipse cx="0" cy="-26" rx="2.6" ry="5" fill="#2d3320" transform="translate(268 258) rotate(${index * 22.5})"/>`,
  ).join('')

const pineapple: Kind = ({ main, dark, light }) =>
  path(
    'M200 156c-30-8-60-40-62-70 22 6 34 14 42 26-8-30 0-50 20-76 20 26 28 46 20 76 8-12 20-20 42-26-2 30-32 62-62 70z',
    LEAF,
  ) +
  path('M200 150c-10-40-8-70 0-114 20 26 28 46 20 76 8-12 20-20 42-26-2 30-32 62-62 64z', LEAF_DARK) +
  round(
    'M200 142c52 0 80 40 80 96s-34 90-80 90-80-34-80-90 28-96 80-96z',
    main,
    dark,
    faint(
      0.55,
      stroke(
        'M100 180l120 160M140 130l150 200M190 120l110 150M300 180L180 340M260 130L110 330M210 120L100 270',
        dark,
        4,
      ),
    ) +
      faint(
        0.5,
        [
          [160, 200],
          [200, 236],
          [164, 262],
          [216, 188],
          [236, 262],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 5, light))
          .join(''),
      ),
  )

const melon: Kind = (palette) => {
  const inside = palette.main === '#529852' ? '#e0574f' : '#f0a868'
  return (
    round(
      disc(172, 216, 112),
      palette.main,
      palette.dark,
      stroke(
        'M118 108c-46 66-46 150 0 220M172 104v230M226 108c46 66 46 150 0 220M74 150c-16 44-16 90 0 130',
        palette.ink,
        11,
      ),
    ) +
    gleam(116, 158, 14, 34, 35) +
    path('M176 262h166c-6 44-38 66-84 66s-78-22-82-66z', palette.dark) +
    path('M184 262h150c-8 36-36 56-76 56s-68-20-74-56z', palette.pale) +
    path('M194 262h130c-8 30-32 46-66 46s-58-16-64-46z', inside) +
    [
      [226, 276],
      [258, 284],
      [292, 276],
      [244, 296],
      [276, 296],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 3, 5, '#4a3328'))
      .join('')
  )
}

export const tropicalFruit = {
  citrus,
  banana,
  mango,
  avocado,
  kiwi,
  pineapple,
  melon,
} satisfies Record<string, Kind>
