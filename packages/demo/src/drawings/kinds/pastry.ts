import type { Kind } from '../kind.types.ts'
import { body, circle, disc, ellipse, faint, gleam, path, rect, round, stroke } from '../svg.ts'

const CRUST = '#c98d4f'
const CRUST_DARK = '#a86f3a'
const croissant: Kind = ({ main, dark, light }) =>
  round(
    'M58 288c-6-72 58-140 142-140s148 68 142 140c-2 24-30 22-40 2-16-34-58-54-102-54s-86 20-102 54c-10 20-38 22-40-2z',
    main,
    dark,
  ) +
  stroke(
    'M98 202c18 10 30 28 34 46M150 162c14 18 20 44 18 72M250 162c-14 18-20 44-18 72M302 202c-18 10-30 28-34 46',
    dark,
    7,
  ) +
  faint(0.6, stroke('M172 168q28-8 54 0M112 216q10-14 26-24M84 262q4-16 12-28', light, 8))

const cinnamonRoll: Kind = ({ main, dark, pale }) =>
  round(disc(200, 234, 122, 94), main, dark) +
  stroke('M200 236c-14-16 20-28 34-6 18 30-28 58-66 44-52-20-36-92 40-98 84-6 124 66 66 114', '#8a5630', 11) +
  faint(0.95, stroke('M110 210c30 10 30-40 62-34 34 6 20 40 60 30 30-8 40 20 60 24', pale, 13)) +
  circle(296, 250, 7, pale)

const muffin: Kind = ({ main }) =>
  path('M118 222h164l-22 94q-3 12-16 12h-88q-13 0-16-12z', '#d8c9b0') +
  faint(0.35, stroke('M144 226l14 100M172 226l8 100M200 226v100M228 226l-8 100M256 226l-14 100', '#8a7658', 4)) +
  round('M96 228c-16-38 14-60 34-60 8-40 44-56 70-56s62 16 70 56c20 0 50 22 34 60q-104 18-208 0z', CRUST, CRUST_DARK) +
  [
    [150, 178],
    [196, 148],
    [240, 176],
    [270, 210],
    [128, 212],
    [192, 204],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, main))
    .join('') +
  gleam(142, 156, 8, 20, 45)

const donut: Kind = ({ main, dark, light }) =>
  round(disc(200, 226, 126, 104), CRUST, CRUST_DARK) +
  path(
    'M84 222c0-54 52-94 116-94s116 40 116 94c-6 22-22 8-34 22-14 16-30-4-46 10-14 12-26 0-38 4-18 4-24-14-42-6-16 6-20-14-36-10-18 4-32-2-36-20z',
    main,
  ) +
  ellipse(200, 212, 40, 28, dark) +
  ellipse(202, 217, 35, 22, '#f6f5f1') +
  [
    [130, 196, 20],
    [156, 166, 70],
    [196, 152, 10],
    [236, 164, 50],
    [268, 192, 120],
    [140, 226, 160],
    [258, 226, 30],
    [224, 180, 95],
    [172, 186, 140],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], index) =>
        `<rect x="-8" y="-2.5" width="16" height="5" rx="2.5" fill="${['#fdfbf6', light, '#8cbddf', '#f0d35e'][index % 4]}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('')

const pie: Kind = ({ main, dark }) =>
  path('M58 226h284l-34 88q-5 14-20 14H112q-15 0-20-14z', '#b9c0c4') +
  faint(0.15, path('M260 226h82l-34 88q-5 14-20 14h-50z', '#1d2232')) +
  ellipse(200, 222, 150, 58, CRUST_DARK) +
  ellipse(200, 216, 146, 54, CRUST) +
  ellipse(200, 214, 122, 42, main) +
  faint(
    0.95,
    stroke(
      'M110 196l150 60M158 180l140 54M100 226l112 32M290 196l-150 60M242 180l-140 54M300 226l-112 32',
      '#dfae6d',
      13,
    ),
  ) +
  faint(0.5, stroke('M90 232a118 40 0 0 0 220 0', dark, 3)) +
  gleam(110, 198, 4, 20, 60)

const cake: Kind = ({ main, dark, light, pale }) =>
  ellipse(200, 314, 148, 18, '#e3e0d8') +
  body(
    'M88 190v104c0 18 50 28 112 28s112-10 112-28V190z',
    light,
    88,
    312,
    rect(80, 244, 240, 12, pale) +
      path(
        'M80 180h240v34c-12 24-26 0-38 10-14 14-26-4-40 6-14 10-28-6-42 4s-26-10-40-2c-12 8-26-8-40 0-14 6-28-6-40-12z',
        main,
      ),
  ) +
  ellipse(200, 190, 112, 34, main) +
  ellipse(196, 186, 94, 25, light) +
  [
    [130, 184],
    [164, 172],
    [206, 168],
    [246, 174],
    [276, 188],
    [150, 202],
    [200, 208],
    [248, 202],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, dark) + circle(x - 2, y - 3, 6, pale))
    .join('')

const cookie: Kind = ({ main, dark, ink }) => {
  const one = (x: number, y: number, radius: number) =>
    round(disc(x, y, radius), main, dark) +
    [
      [-0.4, -0.3],
      [0.2, -0.5],
      [0.45, 0.05],
      [-0.1, 0.1],
      [-0.5, 0.3],
      [0.15, 0.5],
    ]
      .map(([a = 0, b = 0], index) => circle(x + a * radius, y + b * radius, radius * (index % 2 ? 0.1 : 0.14), ink))
      .join('')
  return one(262, 200, 74) + one(150, 236, 92)
}

const brownie: Kind = ({ main, dark, light }) => {
  const one = (x: number, y: number) =>
    path(`M${x} ${y}l50-28h120l-40 28z`, light) +
    path(`M${x} ${y}h130v62H${x}z`, main) +
    path(`M${x + 130} ${y}l40-28v60l-40 30z`, dark) +
    faint(0.5, stroke(`M${x + 40} ${y - 12}q20-8 40-2M${x + 90} ${y - 16}q16 6 34-2`, dark, 3)) +
    faint(0.5, circle(x + 34, y + 30, 5, light) + circle(x + 86, y + 40, 6, light))
  return one(150, 262) + one(66, 262) + one(108, 188)
}

export const pastry = {
  croissant,
  'cinnamon-roll': cinnamonRoll,
  muffin,
  donut,
  pie,
  cake,
  cookie,
  brownie,
} satisfies Record<string, Kind>
