import type { Kind } from '../kind.types.ts'
import { badge, lines, paperLabel } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, circle, faint, path, rect, round, rounded, stroke } from '../svg.ts'

const pumpBottle: Kind = (palette, mark) =>
  stroke('M200 128V84h-44q-12 0-12 14', palette.dark, 13) +
  rect(178, 70, 52, 20, palette.dark, 8) +
  rect(172, 118, 56, 32, palette.dark, 7) +
  body(rounded(126, 146, 148, 182, 34), palette.main, 126, 274, paperLabel(148, 192, 104, 104, palette, mark))

const shampooBottle: Kind = (palette, mark) =>
  body(
    'M144 96q56-20 112 0c24 50 28 130 12 232H132c-16-102-12-182 12-232z',
    palette.main,
    120,
    280,
    badge(200, 186, 48, palette, mark) + lines(200, 252, 84, '#fdfbf6') + rect(110, 286, 180, 50, palette.ink),
  )

const tube: Kind = (palette, mark) =>
  path('M124 76h152v22H124z', palette.dark) +
  faint(
    0.4,
    stroke(
      'M136 78v18M150 78v18M164 78v18M178 78v18M192 78v18M206 78v18M220 78v18M234 78v18M248 78v18M262 78v18',
      '#ffffff',
      2,
    ),
  ) +
  body(
    'M124 98h152l-26 186q-50 12-100 0z',
    palette.pale,
    124,
    276,
    path('M110 150h180v44q-90 40-180 0z', palette.main) +
      drawMark(mark, 200, 232, 46, palette.main, palette.pale) +
      lines(200, 160, 92, '#fdfbf6'),
  ) +
  body('M156 282q44 8 88 0l-4 46h-80z', palette.dark, 156, 244)

const deodorant: Kind = (palette) =>
  body(
    'M136 176h128v126q0 26-30 26h-68q-30 0-30-26z',
    palette.main,
    136,
    264,
    paperLabel(152, 208, 96, 88, palette, 'mountain'),
  ) + body('M136 176v-56q0-44 64-44t64 44v56z', palette.light, 136, 264, faint(0.15, rect(130, 168, 140, 8, '#1d2232')))

const soapBar: Kind = ({ main, dark, light, ink }) =>
  round(
    'M66 240c0-34 24-46 60-50 50-6 100-6 150 0 36 4 60 16 60 50v34c0 34-24 46-60 50-50 6-100 6-150 0-36-4-60-16-60-50z',
    main,
    dark,
  ) +
  faint(
    0.7,
    stroke(
      'M104 246c0-18 14-24 36-26 42-4 80-4 120 0 22 2 36 8 36 26s-14 24-36 26c-42 4-80 4-120 0-22-2-36-8-36-26z',
      light,
      5,
    ),
  ) +
  faint(0.4, drawMark('flower', 200, 246, 38, ink, main)) +
  [
    [112, 166, 15],
    [142, 144, 10],
    [290, 160, 19],
    [266, 136, 8],
    [316, 130, 9],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        faint(0.7, circle(x, y, r, '#cfe3ee')) + circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#ffffff'),
    )
    .join('')

const toothbrush: Kind = ({ main, dark, light }) => {
  const one = (x: number, turn: number, colour: string) =>
    `<g transform="rotate(${turn} 200 220)">${stroke(`M${x} 318V150q0-30 0-60`, colour, 19)}${stroke(`M${x - 4} 300V220`, light, 4)}${rect(x + 6, 76, 26, 62, '#d5e4e9', 4)}${faint(0.5, stroke(`M${x + 8} 88h22M${x + 8} 100h22M${x + 8} 112h22M${x + 8} 124h22`, dark, 3))}</g>`
  return one(166, -8, main) + one(232, 8, '#d9b98a')
}

const floss: Kind = ({ main, dark, light }) =>
  stroke('M252 140c40-30 70-10 74 30', '#e3e8e8', 5) +
  body(
    'M120 150c20-30 140-30 160 0l14 146q0 32-94 32t-94-32z',
    main,
    106,
    294,
    drawMark('tooth', 200, 256, 72, '#fdfbf6', main),
  ) +
  path('M120 150c20-30 140-30 160 0l4 40H116z', light) +
  stroke('M118 190h164', dark, 3)

const razor: Kind = ({ main, dark, light }) =>
  stroke('M200 320V190', main, 28) +
  stroke('M194 312V210', light, 6) +
  path('M176 196l-26-54h100l-26 54z', dark) +
  rect(112, 84, 176, 62, '#dfe3e4', 10) +
  [98, 108, 118, 128].map((y) => rect(124, y, 152, 4, '#a7b1b6', 2)).join('') +
  rect(124, 136, 152, 6, '#8fd0b5', 3)

export const care = {
  'pump-bottle': pumpBottle,
  'shampoo-bottle': shampooBottle,
  tube,
  deodorant,
  'soap-bar': soapBar,
  toothbrush,
  floss,
  razor,
} satisfies Record<string, Kind>
