import type { Kind } from '../kind.types.ts'
import { badge, paperLabel } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, circle, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const detergentJug: Kind = (palette, mark) =>
  rect(146, 74, 76, 44, palette.dark, 8) +
  faint(0.2, stroke('M160 82v28M174 82v28M188 82v28M202 82v28', '#1d2232', 4)) +
  body(
    'M140 114h88c46 6 78 26 80 70v124q0 20-20 20H112q-20 0-20-20V190c0-42 20-66 48-76z',
    palette.main,
    92,
    308,
    badge(178, 242, 54, palette, mark) + rect(92, 306, 220, 30, palette.dark),
  ) +
  path('M252 152c22 6 30 22 30 50v34q0 12-11 12t-11-12v-30c0-16-10-22-18-30-8-10-4-26 10-24z', '#f6f5f1') +
  faint(
    0.3,
    stroke('M252 152c22 6 30 22 30 50v34q0 12-11 12t-11-12v-30c0-16-10-22-18-30-8-10-4-26 10-24z', palette.ink, 3),
  )

const sprayBottle: Kind = (palette, mark) =>
  path('M132 66h92q34 0 40 34l-10 4c-6-14-14-16-30-16v30h-56V98h-36z', palette.dark) +
  rect(118, 66, 22, 26, palette.ink, 4) +
  stroke('M178 104c-4 22-14 34-26 40', palette.ink, 9) +
  rect(174, 112, 56, 26, palette.ink, 4) +
  body(
    'M174 136h56c2 30 46 40 46 88v88q0 16-16 16H144q-16 0-16-16v-88c0-48 44-58 46-88z',
    palette.light,
    128,
    276,
    rect(120, 196, 170, 140, palette.main) + paperLabel(148, 220, 108, 88, palette, mark),
  )

const dishBottle: Kind = (palette, mark) =>
  rect(184, 62, 32, 24, '#f3f2ee', 6) +
  rect(172, 82, 56, 34, palette.dark, 8) +
  body(
    'M172 114h56c34 8 44 32 40 68-4 30-12 40-6 66 4 24 6 44 4 62q-2 18-20 18h-92q-18 0-20-18c-2-18 0-38 4-62 6-26-2-36-6-66-4-36 6-60 40-68z',
    palette.main,
    132,
    268,
    paperLabel(150, 186, 100, 108, palette, mark),
  )

const paperRoll: Kind = ({ dark }) => {
  const roll = (x: number) =>
    body(
      `M${x - 48} 116v194c0 12 22 18 48 18s48-6 48-18V116z`,
      '#e9e8e1',
      x - 48,
      x + 48,
      faint(0.5, stroke(`M${x - 48} 180q48 14 96 0M${x - 48} 250q48 14 96 0`, '#d8dedd', 3)),
    ) +
    ellipse(x, 116, 48, 20, '#fbfaf7') +
    ellipse(x, 116, 17, 7, dark) +
    ellipse(x, 117, 13, 5, '#8b7355')
  return roll(148) + roll(254)
}

const sponge: Kind = ({ main, dark, light }) =>
  path('M66 236h232v70q0 14-14 14H80q-14 0-14-14z', main) +
  path('M298 236l44-36v68l-44 48z', dark) +
  path('M66 220l44-38h232l-44 38z', '#7ba565') +
  path('M66 220h232v22H66z', '#5f8c50') +
  path('M298 220l44-38v22l-44 38z', '#4d7542') +
  faint(
    0.7,
    [
      [100, 262, 7],
      [140, 284, 9],
      [180, 260, 6],
      [214, 290, 8],
      [256, 266, 7],
      [116, 302, 5],
      [276, 300, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.7, dark))
      .join(''),
  ) +
  faint(0.5, rect(74, 244, 8, 66, light))

const battery: Kind = ({ main }) => {
  const one = (x: number, y: number) =>
    rect(x - 13, y - 12, 26, 18, '#c9d0d3', 4) +
    body(
      rounded(x - 34, y, 68, 178, 10),
      '#3b4049',
      x - 34,
      x + 34,
      rect(x - 40, y, 80, 62, main) + drawMark('spark', x, y + 116, 44, main, '#3b4049'),
    )
  return one(124, 128) + one(276, 128) + one(200, 148)
}

const bulb: Kind = ({ main, light, pale }) =>
  faint(0.35, circle(200, 178, 118, pale)) +
  body(
    'M200 80c60 0 98 44 98 94 0 44-28 64-40 100h-116c-12-36-40-56-40-100 0-50 38-94 98-94z',
    light,
    102,
    298,
    faint(0.8, ellipse(200, 176, 66, 66, main)) + faint(0.6, ellipse(200, 176, 40, 40, '#fff8dc')),
  ) +
  body(
    'M146 272h108v34l-18 22h-72l-18-22z',
    '#b9c1c5',
    146,
    254,
    stroke('M140 284h120M140 298h120M150 312h100', '#8e989d', 4),
  )

const flowers: Kind = ({ main, dark, light }) => {
  const bloom = (x: number, y: number, r: number, colour: string) =>
    [
      [0, -1],
      [0.95, -0.31],
      [0.59, 0.81],
      [-0.59, 0.81],
      [-0.95, -0.31],
    ]
      .map(([a = 0, b = 0]) => circle(Math.round(x + a * r), Math.round(y + b * r), Math.round(r * 0.82), colour))
      .join('') + circle(x, y, r * 0.55, '#f0d35e')
  return (
    [
      [140, 150],
      [200, 120],
      [262, 152],
      [170, 190],
      [236, 196],
    ]
      .map(([x = 0, y = 0]) => stroke(`M200 300L${x} ${y}`, '#5c8b45', 6))
      .join('') +
    ellipse(110, 190, 16, 40, '#6c9f4e', -40) +
    ellipse(292, 188, 16, 40, '#5c8b45', 40) +
    bloom(138, 148, 24, main) +
    bloom(264, 150, 24, dark) +
    bloom(200, 112, 25, light) +
    bloom(170, 196, 22, light) +
    bloom(236, 198, 23, main) +
    path('M112 206l88 26 88-26-66 122h-44z', '#e9dfcc') +
    path('M200 232l88-26-66 122h-22z', '#d9ccb3') +
    stroke('M172 282h56', main, 10)
  )
}

const giftCard: Kind = (palette) =>
  `<g transform="rotate(-6 200 220)">${path(rounded(66, 130, 268, 172, 18), palette.dark) + body(rounded(60, 122, 268, 172, 18), palette.main, 60, 328, circle(60, 294, 120, palette.light) + rect(214, 122, 26, 172, '#fdfbf6') + rect(60, 186, 268, 26, '#fdfbf6'))}${path('M227 199c-34-50-74-30-58-4 8 12 34 10 58 4zM227 199c34-50 74-30 58-4-8 12-34 10-58 4z', palette.pale)}${stroke('M227 199c-34-50-74-30-58-4 8 12 34 10 58 4zM227 199c34-50 74-30 58-4-8 12-34 10-58 4z', palette.ink, 5)}${circle(227, 199, 12, palette.ink)}</g>`

export const home = {
  'detergent-jug': detergentJug,
  'spray-bottle': sprayBottle,
  'dish-bottle': dishBottle,
  'paper-roll': paperRoll,
  sponge,
  battery,
  bulb,
  flowers,
  'gift-card': giftCard,
} satisfies Record<string, Kind>
