import type { Kind } from '../kind.types.ts'
import { badge } from '../label.ts'
import { body, circle, cut, disc, ellipse, faint, gleam, path, rect, round, stroke } from '../svg.ts'

const CRUST = '#c98d4f'
const CRUST_DARK = '#a86f3a'
const CRUMB = '#f3dfb6'

const loaf: Kind = ({ main, dark, pale }) =>
  round('M64 262c0-78 60-122 136-122s136 44 136 122c0 46-22 66-60 66H124c-38 0-60-20-60-66z', main, dark) +
  stroke('M122 190c20 20 24 50 18 80M184 164c18 26 22 64 14 104M250 172c14 26 16 58 8 92', pale, 13) +
  gleam(112, 206, 9, 26, 40)

const slicedLoaf: Kind = (palette, mark) =>
  path(
    'M76 190c-20-44 20-74 60-60 30-14 120-14 144 0 44-12 78 20 58 62v112q0 24-24 24H100q-24 0-24-24z',
    palette.light,
  ) +
  cut(
    'M88 196c-14-34 16-60 50-46 30-14 96-14 124 0 36-12 62 14 48 48v116H88z',
    rect(60, 120, 290, 200, CRUST) +
      path('M100 202c-10-26 14-44 40-34 30-12 90-12 118 0 28-8 48 10 40 36v120H100z', CRUMB),
  ) +
  body(
    'M76 232q124-22 262 0v72q0 24-24 24H100q-24 0-24-24z',
    palette.main,
    76,
    338,
    badge(204, 276, 42, palette, mark),
  ) +
  faint(0.35, path('M90 160c10-18 30-24 44-20-24 10-34 40-36 80l-10 4c-4-20-6-44 2-64z', '#ffffff')) +
  path('M330 190l26-28 4 40z', palette.dark) +
  circle(334, 192, 9, palette.dark)

const baguette: Kind = ({ main, dark, pale }) =>
  [
    [-34, -22],
    [20, 20],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})">${round('M86 300c-16-16-8-38 12-60L262 92c20-18 46-22 58-8s6 38-14 58L148 292c-22 20-46 24-62 8z', main, dark)}${stroke('M124 246l34 10M162 210l34 10M200 176l34 10M238 142l34 10', pale, 10)}</g>`,
    )
    .join('')

const bagel: Kind = ({ main, dark, pale, ink }) =>
  round(
    disc(200, 222, 124, 106),
    main,
    dark,
    faint(
      0.9,
      [
        [130, 170],
        [160, 150],
        [200, 142],
        [246, 152],
        [280, 178],
        [112, 210],
        [296, 220],
        [124, 256],
        [164, 292],
        [210, 302],
        [256, 286],
        [284, 256],
      ]
        .map(([x = 0, y = 0], index) => ellipse(x, y, 6, 4, index % 3 === 0 ? ink : pale, index * 40))
        .join(''),
    ),
  ) +
  ellipse(200, 224, 44, 34, dark) +
  ellipse(202, 228, 39, 28, '#f6f5f1') +
  gleam(128, 192, 8, 26, 40)

const bun: Kind = ({ main, dark, pale }) =>
  path('M78 284h244q4 44-40 44H118q-44 0-40-44z', dark) +
  path('M78 276h244v16H78z', CRUMB) +
  round('M74 280c-4-90 56-140 126-140s130 50 126 140q-126 14-252 0z', main, dark) +
  [
    [150, 190],
    [190, 170],
    [230, 182],
    [264, 214],
    [128, 226],
    [180, 214],
    [224, 228],
  ]
    .map(([x = 0, y = 0], index) => ellipse(x, y, 7, 4.5, pale, index * 30))
    .join('') +
  gleam(112, 218, 9, 28, 30)

const hotDogBun: Kind = ({ main, dark }) =>
  [0, 46]
    .map(
      (y) =>
        `<g transform="translate(0 ${y})">${round('M56 236c-4-44 40-60 144-60s148 16 144 60-40 46-144 46-140-2-144-46z', main, dark)}${path('M84 212q116-26 232 0-116 20-232 0z', CRUMB)}</g>`,
    )
    .join('')

const tortilla: Kind = ({ main, dark, light }) =>
  [60, 48, 36, 24, 12].map((y) => ellipse(200, 214 + y, 134, 62, y % 24 === 0 ? dark : main)).join('') +
  ellipse(200, 214, 134, 62, light) +
  faint(
    0.4,
    [
      [140, 200],
      [190, 186],
      [250, 204],
      [170, 236],
      [226, 240],
      [280, 222],
      [112, 222],
    ]
      .map(([x = 0, y = 0], index) => ellipse(x, y, 12, 6, '#b98b52', index * 35))
      .join(''),
  )

const sandwich: Kind = ({ main, dark }) =>
  round('M82 300h236q8 0 8 12 0 16-20 16H94q-20 0-20-16 0-12 8-12z', '#dcae72', CRUST) +
  rect(84, 284, 232, 20, '#e9a5a0', 10) +
  rect(92, 266, 216, 20, '#f4ecdc', 10) +
  rect(80, 252, 240, 18, '#dc5b43', 9) +
  path(
    'M68 236c20-14 30 10 48 0s30-10 46 0 30 10 44 0 30-10 46 0 30 12 44 0 24-10 36 0c4 20-16 24-34 18-14 12-34 10-48 2-14 10-34 10-46 0-14 10-34 10-48 0-14 10-34 8-46-2-20 8-46 2-42-18z',
    main,
  ) +
  stroke('M84 244q50 12 232 0', dark, 4) +
  path('M76 222h250l-44 34z', '#f0c95e') +
  round('M76 220c-6-52 40-84 124-84s130 32 124 84q-2 10-16 10H92q-14 0-16-10z', '#e3b87c', CRUST) +
  gleam(116, 182, 9, 26, 50)

const pizza: Kind = ({ main }) =>
  circle(200, 214, 122, CRUST_DARK) +
  circle(196, 210, 120, CRUST) +
  circle(200, 214, 102, '#d2573f') +
  circle(200, 214, 97, main) +
  [
    [160, 170],
    [226, 158],
    [254, 214],
    [204, 222],
    [150, 232],
    [184, 280],
    [244, 268],
  ]
    .map(([x = 0, y = 0]) => faint(0.85, ellipse(x, y, 24, 19, '#fbf0d2')))
    .join('') +
  [
    [190, 188],
    [240, 184],
    [170, 206],
    [222, 248],
    [156, 262],
    [270, 240],
  ]
    .map(([x = 0, y = 0], index) => ellipse(x, y, 11, 7, '#5c8b45', index * 50))
    .join('') +
  stroke('M200 214V112M200 214l88 52M200 214l-88 52', CRUST_DARK, 3)

export const bread = {
  loaf,
  'sliced-loaf': slicedLoaf,
  baguette,
  bagel,
  bun,
  'hot-dog-bun': hotDogBun,
  tortilla,
  sandwich,
  pizza,
} satisfies Record<string, Kind>
