import type { Kind } from '../kind.types.ts'
import { badge, lines } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, cut, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const tub: Kind = (palette, mark) =>
  body(
    'M100 186h200l-16 126q-2 16-20 16H136q-18 0-20-16z',
    palette.main,
    100,
    300,
    path('M96 222h208v62H96z', palette.pale) + drawMark(mark, 200, 252, 48, palette.main, palette.pale),
  ) +
  body(rounded(88, 156, 224, 36, 12), palette.light, 88, 312) +
  faint(0.12, rect(100, 184, 200, 8, '#1d2232'))

const yogurtCup: Kind = (palette, mark) =>
  body(
    'M132 158h136l-18 158q-2 12-16 12h-68q-14 0-16-12z',
    palette.pale,
    132,
    268,
    path('M120 232h160v70H120z', palette.main) +
      drawMark(mark, 200, 200, 44, palette.main, palette.pale) +
      lines(200, 252, 62, '#fdfbf6'),
  ) +
  ellipse(200, 156, 74, 16, '#d5dbdd') +
  ellipse(200, 153, 70, 13, palette.light) +
  path('M262 146q22 2 26 16-16 4-28-2z', palette.light)

const iceCream: Kind = (palette, mark) =>
  body(
    'M122 158h156l-14 158q-2 12-16 12h-96q-14 0-16-12z',
    palette.main,
    122,
    278,
    rect(110, 272, 180, 16, palette.pale) + badge(200, 220, 48, palette, mark),
  ) +
  body(
    'M114 116q0-12 12-12h148q12 0 12 12v44q-86 16-172 0z',
    palette.ink,
    114,
    286,
    faint(0.25, rect(100, 144, 200, 20, '#ffffff')),
  )

const soupBowl: Kind = (palette, mark) =>
  body(
    'M96 178h208l-20 132q-3 18-24 18H140q-21 0-24-18z',
    '#e9edec',
    96,
    304,
    path('M92 196h216l-22 118q-3 14-26 14H140q-23 0-26-14z', palette.main) +
      rect(80, 226, 240, 62, '#fdfbf6') +
      drawMark(mark, 200, 248, 34, palette.main, '#fdfbf6') +
      faint(0.7, rect(164, 272, 72, 5, palette.ink, 2)),
  ) + body(rounded(84, 148, 232, 34, 10), '#dfe5e5', 84, 316)

const LEAVES = [
  [120, 190, 20],
  [168, 176, -30],
  [222, 184, 15],
  [272, 192, -20],
  [104, 236, -40],
  [288, 234, 30],
  [112, 276, 50],
  [150, 300, -10],
  [200, 302, 60],
  [250, 300, -35],
  [292, 282, 25],
] as const

const leaves = (colours: readonly string[]) =>
  LEAVES.map(([x, y, turn], index) => ellipse(x, y, 15, 27, colours[index % colours.length] ?? '', turn)).join('')

const saladTub: Kind = (palette, mark) => {
  const d = rounded(72, 150, 256, 178, 20)
  return (
    cut(
      d,
      path(d, palette.ink) +
        leaves([palette.main, palette.light, palette.dark]) +
        faint(0.3, path('M80 150h70l-60 178H72z', '#ffffff')),
    ) +
    rect(60, 138, 280, 26, '#e4eae6', 12) +
    rect(132, 206, 136, 78, '#fdfbf6', 8) +
    drawMark(mark, 200, 236, 42, palette.main, '#fdfbf6') +
    faint(0.7, rect(168, 264, 64, 6, palette.ink, 3))
  )
}

const squeezePouch: Kind = (palette, mark) =>
  rect(182, 62, 36, 34, palette.ink, 6) +
  rect(188, 94, 24, 22, '#e4e8e8') +
  body(
    'M150 112h100q20 0 24 24c-4 60-2 110 10 172q-84 36-168 0c12-62 14-112 10-172q4-24 24-24z',
    palette.main,
    116,
    284,
    badge(200, 208, 52, palette, mark) + lines(200, 280, 80, '#fdfbf6'),
  )

const diaperPack: Kind = (palette, mark) =>
  stroke('M160 128c0-34 80-34 80 0', palette.dark, 13) +
  body(
    'M76 148q0-24 24-24h200q24 0 24 24v156q0 24-24 24H100q-24 0-24-24z',
    palette.main,
    76,
    324,
    path('M60 252c90-50 190-50 280 0v90H60z', palette.pale) +
      badge(200, 206, 52, palette, 'heart') +
      lines(200, 284, 110, palette.ink) +
      faint(0.2, drawMark(mark, 290, 168, 40, '#ffffff', palette.main)),
  )

const wipesPack: Kind = (palette, mark) =>
  path('M186 168c-6-30 6-44 18-58 6 18 22 20 18 58z', '#dde6ea') +
  body(
    'M66 190q0-24 28-24h212q28 0 28 24v108q0 30-34 30H100q-34 0-34-30z',
    palette.main,
    66,
    334,
    rect(60, 262, 280, 80, palette.pale) + badge(130, 248, 40, palette, mark) + lines(250, 286, 100, palette.ink),
  ) +
  rect(150, 160, 106, 56, palette.light, 12) +
  rect(162, 166, 82, 40, palette.pale, 9)

export const tubsAndPacks = {
  tub,
  'yogurt-cup': yogurtCup,
  'ice-cream': iceCream,
  'soup-bowl': soupBowl,
  'salad-tub': saladTub,
  'squeeze-pouch': squeezePouch,
  'diaper-pack': diaperPack,
  'wipes-pack': wipesPack,
} satisfies Record<string, Kind>
