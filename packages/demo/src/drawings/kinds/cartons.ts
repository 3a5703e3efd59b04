import type { Kind } from '../kind.types.ts'
import { badge, lines } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, circle, disc, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const milkCarton: Kind = (palette, mark) => {
  const { main, dark, pale, light } = palette
  return (
    path('M118 168h128v160H118z', pale) +
    path('M246 168h42v160h-42z', light) +
    path('M118 270h128v58H118z', main) +
    path('M246 270h42v58h-42z', dark) +
    path('M118 168h128l18-52H136z', main) +
    path('M246 168h42l-24-52z', dark) +
    path('M136 92h128v24H136z', light) +
    faint(0.12, path('M136 110h128v6H136z', '#1d2232')) +
    circle(206, 142, 15, '#fdfbf6') +
    circle(206, 142, 10, light) +
    drawMark(mark, 182, 212, 52, main, pale) +
    lines(182, 246, 64, palette.ink) +
    faint(0.35, rect(128, 168, 8, 160, '#ffffff'))
  )
}

const eggBox: Kind = ({ main, dark, light, ink }) => {
  const shell = '#f3e3cc'
  const eggs = [92, 146, 200, 254, 308]
    .map((x) => ellipse(x, 236, 25, 32, shell) + ellipse(x - 8, 222, 7, 11, '#fffaf0', 20))
    .join('')
  return (
    path('M84 128q0-12 12-12h208q12 0 12 12l12 102H72z', dark) +
    path('M96 130h208l9 92H87z', main) +
    drawMark('egg', 200, 168, 46, light, main) +
    eggs +
    body(
      'M60 244q14 12 32 12t27-12q12 12 27 12t27-12q12 12 27 12t27-12q12 12 27 12t27-12q12 12 27 12t32-12l-16 72q-3 12-14 12H90q-11 0-14-12z',
      main,
      60,
      340,
      faint(0.5, [119, 173, 227, 281].map((x) => path(`M${x - 4} 262l4 66 4-66z`, dark)).join('')),
    ) +
    faint(0.3, rect(150, 290, 100, 7, ink, 3))
  )
}

const box: Kind = (palette, mark) =>
  path('M104 118h164v210H104z', palette.main) +
  path('M268 118l36-12v206l-36 16z', palette.dark) +
  path('M104 118l36-12h164l-36 12z', palette.light) +
  badge(186, 200, 56, palette, mark) +
  lines(186, 280, 96, '#fdfbf6') +
  faint(0.22, rect(114, 118, 9, 210, '#ffffff'))

const cerealBox: Kind = (palette, mark) =>
  path('M92 76h178v252H92z', palette.main) +
  path('M270 76l38-12v246l-38 18z', palette.dark) +
  path('M92 76l38-12h178l-38 12z', palette.light) +
  lines(181, 104, 116, '#fdfbf6') +
  drawMark(mark, 181, 178, 80, palette.pale, palette.main) +
  path('M112 248h138q-4 62-50 62h-38q-46 0-50-62z', '#fdfbf6') +
  ellipse(181, 248, 69, 15, palette.pale) +
  [136, 156, 176, 198, 220]
    .map(
      (x, index) =>
        circle(x, 246 - (index % 2) * 6, 9, palette.light) + circle(x, 246 - (index % 2) * 6, 3, palette.dark),
    )
    .join('') +
  faint(0.22, rect(102, 76, 9, 252, '#ffffff'))

const pastaBox: Kind = (palette, mark) =>
  path('M116 84h142v244H116z', palette.main) +
  path('M258 84l34-12v240l-34 16z', palette.dark) +
  path('M116 84l34-12h142l-34 12z', palette.light) +
  drawMark(mark, 187, 128, 48, palette.pale, palette.main) +
  lines(187, 160, 84, '#fdfbf6') +
  rect(136, 196, 102, 108, '#f7ecd0', 12) +
  [148, 162, 176, 190, 204, 218].map((x) => stroke(`M${x} 208v84`, '#e4bd62', 7)).join('') +
  faint(0.22, rect(125, 84, 8, 244, '#ffffff'))

const teaBox: Kind = (palette, mark) =>
  path('M76 176h206v152H76z', palette.main) +
  path('M282 176l42-16v150l-42 18z', palette.dark) +
  path('M76 176l42-16h206l-42 16z', palette.light) +
  rect(76, 226, 206, 54, palette.pale) +
  badge(179, 252, 46, palette, mark) +
  stroke('M306 168v44', '#fdfbf6', 2.5) +
  path('M294 210h24v26h-24z', '#fdfbf6') +
  faint(0.22, rect(86, 176, 9, 152, '#ffffff'))

const tissueBox: Kind = (palette, mark) =>
  path('M148 190c-6-40 4-64 22-88 12 22 24 14 34-4 16 26 50 36 44 92z', '#fdfcf9') +
  faint(0.12, path('M204 98c16 26 50 36 44 92h-30c2-40-4-66-14-92z', '#1d2232')) +
  path('M74 196h206v132H74z', palette.main) +
  path('M280 196l46-22v134l-46 20z', palette.dark) +
  path('M74 196l46-22h206l-46 22z', palette.light) +
  ellipse(200, 185, 58, 7, palette.dark) +
  path('M146 186c0-8 4-18 8-26h90c4 8 5 18 4 26-20 6-80 6-102 0z', '#fdfcf9') +
  badge(177, 262, 42, palette, mark)

const wrapBox: Kind = (palette) =>
  path('M54 236h268v84H54z', palette.main) +
  path('M322 236l28-22v84l-28 22z', palette.dark) +
  path('M54 236l28-22h268l-28 22z', palette.light) +
  path('M54 236h268v14H54z', palette.ink) +
  rect(96, 266, 128, 38, '#fdfbf6', 6) +
  lines(160, 276, 92, palette.ink) +
  circle(278, 285, 21, '#fdfbf6') +
  circle(278, 285, 12, palette.light)

const pizzaBox: Kind = (palette, mark) =>
  path('M70 112h236v216H70z', palette.main) +
  path('M306 112l22-8v208l-22 16z', palette.dark) +
  path('M70 112l22-8h236l-22 8z', palette.light) +
  circle(188, 232, 84, '#d9a15c') +
  circle(188, 232, 72, '#f0c95e') +
  [
    [160, 206],
    [214, 200],
    [198, 252],
    [148, 252],
    [232, 244],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 14, '#c8523c'))
    .join('') +
  [
    [186, 188],
    [178, 228],
    [222, 272],
    [168, 282],
  ]
    .map(([x = 0, y = 0]) => drawMark(mark, x, y, 17, '#5f8f45', '#f0c95e'))
    .join('') +
  stroke('M188 232V148M188 232l72 42M188 232l-72 42', '#d9a15c', 3) +
  faint(0.22, rect(80, 112, 9, 216, '#ffffff'))

const butter: Kind = (palette, mark) =>
  path('M66 224h232v96H66z', palette.pale) +
  path('M298 224l42-30v92l-42 34z', palette.light) +
  path('M66 224l42-30h232l-42 30z', '#fdfbf6') +
  path('M120 224h124v96H120z', palette.main) +
  path('M120 224l42-30h124l-42 30z', palette.light) +
  badge(182, 272, 36, palette, mark) +
  faint(0.35, stroke('M66 250l16 10M66 292l16-8M298 246l-18 12M298 296l-18-10', palette.dark, 2))

const chocolateBar: Kind = (palette, mark) =>
  `<g transform="rotate(-8 200 210)">${
    path('M118 84h164v40H118z', '#cfd6da') +
    path('M124 78h152v42H124z', '#5b3a2c') +
    stroke('M162 78v42M200 78v42M238 78v42', '#472b20', 3) +
    body(
      rounded(112, 112, 176, 212, 4),
      palette.main,
      112,
      288,
      badge(200, 190, 44, palette, mark) + lines(200, 262, 110, '#fdfbf6') + rect(112, 296, 176, 28, palette.ink),
    ) +
    path(
      'M112 116l11-10 11 10 11-10 11 10 11-10 11 10 11-10 11 10 11-10 11 10 11-10 11 10 11-10 11 10 11-10 11 10v8H112z',
      '#e3e7e8',
    )
  }</g>`

const toiletPaper: Kind = (palette, mark) => {
  const roll = (x: number, y: number) =>
    path(disc(x, y, 44, 44), '#f6f5f2') + circle(x, y, 31, '#eceae4') + circle(x, y, 12, '#cdb497')
  return (
    rect(64, 118, 272, 210, palette.light, 18) +
    roll(124, 172) +
    roll(216, 172) +
    roll(124, 274) +
    roll(216, 274) +
    circle(297, 172, 34, '#f6f5f2') +
    circle(297, 274, 34, '#f6f5f2') +
    faint(0.55, rect(64, 118, 272, 210, palette.light, 18)) +
    rect(64, 188, 272, 72, palette.main) +
    badge(200, 224, 44, palette, mark)
  )
}

export const cartons = {
  'milk-carton': milkCarton,
  'egg-box': eggBox,
  box,
  'cereal-box': cerealBox,
  'pasta-box': pastaBox,
  'tea-box': teaBox,
  'tissue-box': tissueBox,
  'wrap-box': wrapBox,
  'pizza-box': pizzaBox,
  butter,
  'chocolate-bar': chocolateBar,
  'toilet-paper': toiletPaper,
} satisfies Record<string, Kind>
