import type { Kind } from '../kind.types.ts'
import { circle, disc, ellipse, faint, gleam, path, round, stroke } from '../svg.ts'

const GREEN = '#6c9f4e'
const GREEN_DARK = '#4c7c3f'

const tomato: Kind = ({ main, dark }) => {
  const one = (x: number, y: number, radius: number) =>
    round(disc(x, y, radius, radius * 0.9), main, dark) +
    gleam(x - radius * 0.45, y - radius * 0.4, radius * 0.12, radius * 0.28, 35) +
    path(`M${x} ${y - radius * 0.78}l-26-14 16 20-22 14 26-4 6 22 6-22 26 4-22-14 16-20z`, GREEN)
  return (
    stroke('M120 130c60-40 120-30 170 0', GREEN_DARK, 8) +
    stroke('M130 128v36M276 122v40M204 108v60', GREEN_DARK, 7) +
    one(132, 232, 66) +
    one(272, 230, 64) +
    one(204, 262, 70)
  )
}

const pepper: Kind = ({ main, dark }) =>
  round(
    'M200 138c22-18 66-16 84 12 22 36 6 110-26 160-16 24-42 20-58 8-16 12-42 16-58-8-32-50-48-124-26-160 18-28 62-30 84-12z',
    main,
    dark,
  ) +
  faint(0.35, stroke('M176 150c-20 50-12 120 8 160M226 150c20 50 10 120-8 160', dark, 6)) +
  path('M160 146c12-18 28-16 30-26l-6-34q14-10 26-2l2 36c4 10 18 8 30 26-26 12-56 12-82 0z', GREEN) +
  gleam(138, 196, 12, 34, 12)

const broccoli: Kind = ({ main, dark, light }) => {
  const stem = main === '#efe2c4' ? '#dfe3b4' : '#a9c47a'
  return (
    path('M150 220c10 50 6 80 16 104q34 10 68 0c10-24 6-54 16-104z', stem) +
    faint(0.2, path('M214 220h36c-10 50-6 80-16 104q-12 4-24 4z', '#1d2232')) +
    [
      [116, 206, 46],
      [284, 206, 46],
      [150, 156, 52],
      [250, 156, 52],
      [200, 130, 54],
      [200, 200, 58],
    ]
      .map(([x = 0, y = 0, r = 0]) => round(disc(x, y, r), main, dark))
      .join('') +
    faint(
      0.6,
      [
        [104, 190],
        [134, 140],
        [160, 160],
        [190, 112],
        [220, 130],
        [182, 180],
        [214, 196],
        [246, 140],
        [272, 190],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, light))
        .join(''),
    )
  )
}

const lettuce: Kind = ({ main, dark, light }) =>
  path(
    'M200 116c44-30 96-4 100 40 40 20 34 76 8 98-4 40-50 72-108 74-58-2-104-34-108-74-26-22-32-78 8-98 4-44 56-70 100-40z',
    dark,
  ) +
  path(
    'M196 132c36-22 76-4 80 34 30 18 26 62 4 80-4 36-40 62-84 64-50-2-86-30-90-62-20-20-22-62 8-80 4-36 50-60 82-36z',
    main,
  ) +
  path(
    'M184 158c28-18 60-2 62 28 22 14 18 46 2 60-6 28-34 46-64 44-36-2-58-24-60-46-14-16-12-46 8-58 4-28 30-44 52-28z',
    light,
  ) +
  faint(
    0.6,
    stroke(
      'M186 288c-4-40-2-70 8-110M186 250c-18-8-28-22-34-40M190 226c16-6 26-16 34-32M110 220c10 30 30 52 60 66M288 222c-8 30-30 54-62 68',
      '#f4f6e4',
      5,
    ),
  )

const herbs: Kind = ({ main, dark, light }) => {
  const sprig = (x: number, top: number) =>
    stroke(`M200 300Q${(x + 200) / 2} 230 ${x} ${top}`, dark, 5) +
    [0, 1]
      .map(
        (step) =>
          ellipse(x - 17 + step * 4, top + 8 + step * 38, 23, 15, step === 1 ? light : main, 30) +
          ellipse(x + 19 - step * 2, top + 24 + step * 38, 23, 15, step === 1 ? main : dark, -30),
      )
      .join('') +
    ellipse(x, top - 10, 14, 21, light)
  return (
    sprig(128, 140) +
    sprig(276, 140) +
    sprig(164, 108) +
    sprig(232, 96) +
    [184, 200, 216].map((x) => stroke(`M200 250L${x} 326`, dark, 6)).join('') +
    stroke('M180 282q20 10 40 0', '#c7a36a', 9)
  )
}

const cucumber: Kind = ({ main, dark, light, pale }) =>
  round(
    'M84 286C70 262 84 240 110 222L262 116c28-18 52-12 62 6s0 40-26 58L146 284c-26 18-50 20-62 2z',
    main,
    dark,
    faint(0.4, stroke('M110 270L290 140M100 250L270 128', light, 6)),
  ) +
  circle(278, 276, 52, dark) +
  circle(278, 276, 46, pale) +
  circle(278, 276, 28, light) +
  faint(
    0.8,
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-17" rx="3.5" ry="7" fill="#fbfbe9" transform="translate(278 276) rotate(${turn})"/>`,
      )
      .join(''),
  )

const corn: Kind = ({ main, dark, light }) =>
  round(
    'M200 82c40 0 54 70 50 130-4 66-24 110-50 110s-46-44-50-110c-4-60 10-130 50-130z',
    main,
    dark,
    [116, 140, 164, 188, 212, 236, 260, 284]
      .map((y) => [164, 188, 212, 236].map((x) => ellipse(x, y, 8.5, 8.5, light)).join(''))
      .join(''),
  ) +
  path('M196 328c-60-10-100-60-88-172 30 30 70 90 88 172z', GREEN) +
  path('M204 328c60-10 100-60 88-172-30 30-70 90-88 172z', GREEN_DARK)

const chili: Kind = ({ main, dark }) => {
  const one = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 150)">${round(`M${x - 26} 146q26-16 52 0c6 60-12 130-52 178-6-60-14-120 0-178z`, main, dark) + path(`M${x - 26} 150q-2-20 20-24l2-36 14-4-2 40q20 6 18 24-26-12-52 0z`, GREEN_DARK) + gleam(x - 12, 196, 5, 24, 4)}</g>`
  return one(140, 8) + one(206, -6) + one(274, -20)
}

const asparagus: Kind = ({ main, dark, light }) => {
  const spear = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 320)">${path(`M${x - 11} 324V140q0-50 11-66 11 16 11 66v184z`, main) + faint(0.3, path(`M${x + 3} 324V96q8 14 8 44v184z`, '#1d2232')) + path(`M${x - 11} 130q0-40 11-56 11 16 11 56l-11-12z`, dark) + path(`M${x - 9} 190l10-16 8 18zM${x - 8} 244l10-16 8 18z`, light)}</g>`
  return (
    spear(144, -7) +
    spear(256, 7) +
    spear(170, -4) +
    spear(230, 4) +
    spear(200, 0) +
    stroke('M134 248q66 18 132 0', '#8a6fb0', 13)
  )
}

const beanPod: Kind = ({ main, dark, light }) =>
  [
    [0, 0],
    [-18, 34],
    [16, 62],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<g transform="translate(${x} ${y})">${round('M74 236c30 30 160 10 238-86q16-14 20-2c-40 110-180 160-252 116-18-12-18-30-6-28z', index === 1 ? light : main, dark)}${stroke('M326 150l14-20', GREEN_DARK, 6)}</g>`,
    )
    .join('')

const celery: Kind = ({ main, dark, light }) =>
  [
    [130, -10],
    [270, 10],
    [164, -4],
    [236, 4],
    [200, 0],
  ]
    .map(
      ([x = 0, turn = 0], index) =>
        `<g transform="rotate(${turn} ${x} 326)">${ellipse(x - 18, 104, 24, 19, GREEN, 30) + ellipse(x + 18, 104, 24, 19, GREEN_DARK, -30) + ellipse(x, 88, 24, 21, GREEN)}${path(`M${x - 15} 110h30l8 212q-22 12-46 0z`, index % 2 ? main : light)}${faint(0.4, stroke(`M${x - 5} 130v190M${x + 6} 130v190`, dark, 3))}</g>`,
    )
    .join('')

export const greenVegetables = {
  tomato,
  pepper,
  broccoli,
  lettuce,
  herbs,
  cucumber,
  corn,
  chili,
  asparagus,
  'bean-pod': beanPod,
  celery,
} satisfies Record<string, Kind>
