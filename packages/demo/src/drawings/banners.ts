import { arrange, picture, type Prop } from './composition.ts'
import { circle, ellipse, faint, move, path, rect } from './svg.ts'

/** Slider banners, 1600 × 720: words go left of the middle, goods right of it; the middle 780 × 390 holds both. */
const WIDTH = 1600
const HEIGHT = 720
/** Props are placed as on a wide screen; this brings them near the middle, where phones look. */
const CENTRED = [-120, -62] as const

const scene = (wall: string, table: string, decoration: string, props: readonly Prop[]) =>
  picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, wall) +
      move(...CENTRED, decoration) +
      rect(0, 498, WIDTH, 222, table) +
      faint(0.08, rect(0, 498, WIDTH, 10, '#1d2232')) +
      move(...CENTRED, arrange(props)),
  )

const market = () =>
  scene(
    '#e3eedd',
    '#c9b08a',
    circle(1180, 300, 250, '#f4e7b8') +
      path('M0 560V430c260-90 420-40 620 20s420-10 1180-70v180z', '#cfe2c4') +
      path('M0 560v-70c300-70 520 20 800 0s520-80 1000-40v110z', '#b7d3a8'),
    [
      { kind: 'lettuce', palette: 'leaf', x: 1420, y: 590, scale: 0.95 },
      { kind: 'pineapple', palette: 'amber', x: 1250, y: 580, scale: 1.15 },
      { kind: 'broccoli', palette: 'green', x: 900, y: 582, scale: 0.85 },
      { kind: 'pepper', palette: 'red', x: 1090, y: 592, scale: 0.85 },
      { kind: 'avocado', palette: 'forest', x: 1340, y: 632, scale: 0.72 },
      { kind: 'citrus', palette: 'orange', x: 1200, y: 640, scale: 0.72 },
      { kind: 'tomato', palette: 'tomato', x: 990, y: 636, scale: 0.72 },
      { kind: 'strawberry', palette: 'red', x: 1500, y: 650, scale: 0.62 },
    ],
  )

const breakfast = () =>
  scene(
    '#dcebf3',
    '#e7d3b3',
    rect(930, 60, 560, 420, '#f3f9fb', 18) +
      rect(930, 60, 560, 420, '#cfe4ee', 18) +
      rect(952, 82, 248, 376, '#eef7fb', 6) +
      rect(1222, 82, 246, 376, '#eef7fb', 6) +
      circle(1350, 190, 60, '#f6dd8f') +
      path('M952 458V380c90-40 170-20 248 10v68zM1222 458v-80c90 0 170-40 246-10v90z', '#bfdcc0'),
    [
      { kind: 'milk-carton', palette: 'blue', mark: 'drop', x: 900, y: 584, scale: 1.05 },
      { kind: 'cereal-box', palette: 'amber', mark: 'ring', x: 1330, y: 584, scale: 1.15 },
      { kind: 'coffee-bag', palette: 'brown', mark: 'cup', x: 1500, y: 592, scale: 0.95 },
      { kind: 'juice-bottle', palette: 'orange', mark: 'citrus', x: 1100, y: 596, scale: 0.95 },
      { kind: 'egg-box', palette: 'tan', x: 1210, y: 650, scale: 0.78 },
      { kind: 'croissant', palette: 'amber', x: 960, y: 652, scale: 0.62 },
      { kind: 'berries', palette: 'navy', x: 1440, y: 662, scale: 0.5 },
    ],
  )

const holiday = () =>
  scene(
    '#5b2233',
    '#caa06a',
    faint(
      0.5,
      [120, 320, 560, 840, 1060, 1290, 1480].map((x, index) => circle(x, 90 + (index % 3) * 60, 5, '#f2d38b')).join(''),
    ) +
      circle(1180, 320, 270, '#6d2c40') +
      ellipse(1180, 560, 380, 26, '#a87f4d'),
    [
      { kind: 'wine-bottle', palette: 'gold', mark: 'star', x: 900, y: 580, scale: 1.15 },
      { kind: 'candle', palette: 'cream', x: 1480, y: 590, scale: 0.8 },
      { kind: 'turkey', palette: 'amber', x: 1200, y: 618, scale: 1.3 },
      { kind: 'pie', palette: 'orange', x: 1430, y: 664, scale: 0.75 },
      { kind: 'pear', palette: 'lime', x: 1010, y: 640, scale: 0.55 },
      { kind: 'grapes', palette: 'berry', x: 930, y: 662, scale: 0.6 },
    ],
  )

const cellar = () =>
  scene(
    '#2f2624',
    '#5a4334',
    faint(0.8, path('M700 560V330a250 250 0 0 1 500 0v230zM1240 560V330a250 250 0 0 1 500 0v230z', '#3d312d')) +
      faint(0.5, circle(1180, 260, 210, '#6b4a34')),
    [
      { kind: 'wine-bottle', palette: 'red', mark: 'mountain', x: 1010, y: 590, scale: 1.4 },
      { kind: 'white-wine-bottle', palette: 'gold', mark: 'flower', x: 1150, y: 600, scale: 1.4 },
      { kind: 'sparkling-bottle', palette: 'cream', mark: 'star', x: 1310, y: 594, scale: 1.4 },
      { kind: 'cheese-wedge', palette: 'amber', x: 900, y: 640, scale: 0.7 },
      { kind: 'grapes', palette: 'plum', x: 1450, y: 650, scale: 0.75 },
    ],
  )

const spirits = () =>
  scene('#233036', '#6b4f38', rect(760, 150, 840, 16, '#34454c', 4) + faint(0.6, circle(1200, 330, 240, '#3b5058')), [
    { kind: 'square-bottle', palette: 'amber', mark: 'wheat', x: 940, y: 600, scale: 1.2 },
    { kind: 'spirits-bottle', palette: 'gold', mark: 'mountain', x: 1140, y: 596, scale: 1.35 },
    { kind: 'flask', palette: 'orange', mark: 'grape', x: 1360, y: 600, scale: 1.2 },
    { kind: 'citrus', palette: 'lemon', x: 1040, y: 660, scale: 0.5 },
  ])

const corner = () =>
  scene('#f3e9da', '#b99a72', rect(820, 90, 700, 14, '#d8c4a3', 4) + faint(0.7, circle(1170, 330, 240, '#ecd9b8')), [
    { kind: 'sliced-loaf', palette: 'sky', mark: 'sun', x: 900, y: 596, scale: 0.9 },
    { kind: 'milk-carton', palette: 'red', mark: 'drop', x: 1110, y: 590, scale: 1.05 },
    { kind: 'jar', palette: 'tomato', mark: 'tomato', x: 1290, y: 600, scale: 0.9 },
    { kind: 'flowers', palette: 'pink', x: 1460, y: 600, scale: 1.05 },
    { kind: 'apple', palette: 'red', x: 1010, y: 652, scale: 0.5 },
    { kind: 'banana', palette: 'lemon', x: 1210, y: 660, scale: 0.55 },
  ])

export const banners = { market, breakfast, holiday, cellar, spirits, corner }
