import type { Kind } from '../kind.types.ts'
import { ellipse, faint, gleam, path, round, stroke } from '../svg.ts'

const GREEN = '#6c9f4e'
const GREEN_DARK = '#4c7c3f'

const carrot: Kind = ({ main, dark, light }) => {
  const one = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 150)">${
      stroke(`M${x} 150c-6-30-22-44-34-56M${x} 150c0-30 2-54 0-72M${x} 150c6-30 20-44 34-54`, GREEN, 11) +
      round(`M${x - 30} 156q30-24 60 0c0 60-16 130-30 172-14-42-30-112-30-172z`, main, dark) +
      faint(0.7, stroke(`M${x - 24} 190h18M${x + 4} 216h16M${x - 18} 246h14M${x} 274h10`, light, 3))
    }</g>`
  return one(142, 12) + one(262, -12) + one(202, 0)
}

const potato: Kind = ({ main, dark }) =>
  round('M100 226c0-50 50-76 96-66 44 8 52 56 44 90-10 42-52 62-90 52-34-8-50-40-50-76z', main, dark) +
  round('M186 258c4-40 44-62 86-50 38 10 52 44 40 78-10 30-44 46-78 42-34-6-52-36-48-70z', main, dark) +
  faint(
    0.55,
    [
      [134, 214],
      [176, 196],
      [160, 256],
      [204, 232],
      [240, 248],
      [274, 240],
      [262, 290],
      [220, 296],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 5, 3, dark, 20))
      .join(''),
  ) +
  gleam(134, 192, 9, 20, 50)

const onion: Kind = ({ main, dark, light }) =>
  round(
    'M200 96c2 30 18 46 44 60 46 24 70 56 66 96-4 48-50 76-110 76s-106-28-110-76c-4-40 20-72 66-96 26-14 42-30 44-60z',
    main,
    dark,
    faint(0.55, stroke('M194 110c-70 70-90 150-30 218M206 110c70 70 90 150 30 218M200 130v200', light, 4)),
  ) +
  stroke('M184 330l-8 8M200 330v9M216 330l8 8', '#b79c6c', 4) +
  gleam(134, 218, 11, 28, 25)

const garlic: Kind = ({ dark, light }) =>
  round(
    'M196 76q14 20 12 54c20 24 92 50 92 118 0 52-46 80-100 80s-100-28-100-80c0-68 72-94 92-118-2-20-4-38 4-54z',
    '#f3ead6',
    '#d9cdb4',
    faint(0.5, stroke('M196 140c-60 60-70 120-40 180M206 140c60 60 70 120 40 180M200 150v178', dark, 4)) +
      faint(0.7, ellipse(140, 250, 14, 40, light, 14)),
  ) + stroke('M180 330l-6 7M200 330v8M220 330l6 7', '#c1ad86', 4)

const mushroom: Kind = ({ main, dark }) => {
  const one = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${path('M-26 0h52l6 62q-32 18-64 0z', '#ecdfc8') + faint(0.12, path('M6 0h20l6 62q-14 8-26 8z', '#1d2232')) + round('M-82 8c0-62 40-92 82-92S82-54 82 8c-30 18-134 18-164 0z', main, dark) + gleam(-36, -40, 8, 20, 45)}</g>`
  return one(258, 262, 0.8) + one(158, 238, 1.15)
}

const root: Kind = ({ main, dark }) =>
  stroke('M200 180c-30-30-50-60-56-96M200 180c-4-40-4-70 0-110M200 180c30-30 50-60 56-96', main, 8) +
  ellipse(138, 104, 24, 46, GREEN, -24) +
  ellipse(262, 104, 24, 46, GREEN_DARK, 24) +
  ellipse(200, 92, 25, 50, GREEN) +
  round(
    'M200 156c66 0 96 36 90 82-6 44-50 60-78 72-6 6-8 14-12 26-4-12-6-20-12-26-28-12-72-28-78-72-6-46 24-82 90-82z',
    main,
    dark,
  ) +
  gleam(140, 212, 11, 26, 30)

const ginger: Kind = ({ main, dark, light }) =>
  round(
    'M84 250c4-34 40-40 60-30 0-40 30-58 54-48 24 8 20 34 16 46 30-16 40-64 70-60 34 4 34 44 12 66 30 0 44 30 28 52-16 20-44 16-62 4-20 24-50 30-72 20-26 26-108 14-106-50z',
    main,
    dark,
    faint(0.6, stroke('M120 232q-8 20 0 40M160 220q20 4 40 0M222 240q10 16 8 34M262 206q16 8 34 6', light, 4)),
  )

export const rootVegetables = {
  carrot,
  potato,
  onion,
  garlic,
  mushroom,
  root,
  ginger,
} satisfies Record<string, Kind>
