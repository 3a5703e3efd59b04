import type { Kind } from '../kind.types.ts'
import { drawMark } from '../marks.ts'
import { circle, cut, faint, path, rect, round, rounded, stroke } from '../svg.ts'

const TRAY = rounded(54, 132, 292, 196, 34)

/** A tray seen from above, wrapped in film, with a price sticker. */
const tray = (floor: string, content: string) =>
  path(TRAY, '#dfe3e2') +
  path(rounded(62, 138, 276, 176, 30), floor) +
  cut(rounded(66, 142, 268, 168, 26), content) +
  faint(
    0.3,
    path('M96 138h44L84 300q-22-6-22-30V168q0-30 34-30z', '#ffffff') + path('M176 138h18l-64 176h-18z', '#ffffff'),
  ) +
  rect(256, 258, 70, 48, '#fdfbf6', 5) +
  faint(0.6, rect(266, 268, 50, 6, '#434853', 2)) +
  faint(
    0.35,
    [266, 272, 277, 285, 290, 298, 304, 310]
      .map((x, index) => rect(x, 280, 2 + (index % 2) * 2, 18, '#434853'))
      .join(''),
  )

const steakTray: Kind = ({ main, dark, light, pale }) =>
  tray(
    '#353a42',
    round('M88 214c4-50 70-66 120-58 60 8 110 30 104 76-6 44-66 62-118 58-60-4-110-26-106-76z', pale, light) +
      round(
        'M104 216c4-40 62-52 106-44 50 8 92 26 86 58-6 32-58 46-100 42-50-4-96-18-92-56z',
        main,
        dark,
        faint(0.7, stroke('M136 204q26 20 60 4M176 240q30-16 70 2M216 190q24 10 44 30M140 236q12 12 30 14', pale, 5)),
      ),
  )

const minceTray: Kind = ({ main, dark, light }) =>
  tray(
    '#353a42',
    rect(84, 156, 232, 134, dark, 30) +
      [168, 186, 204, 222, 240, 258, 276]
        .map((y, index) => stroke(`M96 ${y}q14-12 28 0t28 0 28 0 28 0 28 0 28 0 28 0`, index % 2 ? main : light, 12))
        .join(''),
  )

const poultryTray: Kind = ({ main, dark, light }) => {
  const piece = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-60-18c14-38 82-42 104-10 18 28 6 62-28 66-42 4-88-18-76-56z', dark) + path('M-60-18c12-36 76-40 98-12 16 26 6 54-28 56-40 4-80-10-70-44z', main) + stroke('M-34-16q30-10 56 6M-36 4q30-6 52 8', light, 5)}</g>`
  return tray('#3d434a', piece(136, 206, -14) + piece(222, 196, 12) + piece(190, 262, -4) + piece(284, 236, 30))
}

const bacon = (y: number, colour: string, width: number) => stroke(`M66 ${y}q34-10 68 0t68 0 68 0 68 0`, colour, width)

const baconPack: Kind = ({ main, dark, pale }) =>
  tray(
    '#efe9e0',
    [154, 190, 226, 262, 298].map((y) => bacon(y, main, 28) + bacon(y - 5, pale, 7) + bacon(y + 13, dark, 3)).join(''),
  )

const sausages: Kind = ({ main, dark, light }) =>
  tray(
    '#3d434a',
    [166, 204, 242, 280]
      .map(
        (y, index) =>
          stroke(`M100 ${y}q90-14 190 ${index}`, dark, 32) +
          stroke(`M100 ${y - 3}q90-14 188 ${index}`, main, 26) +
          stroke(`M112 ${y - 11}q60-10 90-8`, light, 4),
      )
      .join(''),
  )

const slicedMeat: Kind = (palette, mark) =>
  path(rounded(72, 92, 256, 236, 22), '#e6eaea') +
  rect(72, 92, 256, 66, palette.ink, 20) +
  rect(72, 130, 256, 28, palette.ink) +
  cut(
    rounded(84, 166, 232, 150, 16),
    rect(80, 160, 240, 170, '#f3eee6') +
      [
        [150, 206],
        [220, 200],
        [276, 226],
        [128, 262],
        [196, 258],
        [256, 282],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 52, palette.dark) +
            circle(x - 3, y - 3, 49, palette.main) +
            faint(0.45, stroke(`M${x - 28} ${y - 8}q26-20 54 0`, palette.pale, 4)),
        )
        .join(''),
  ) +
  faint(0.3, path('M100 166h36l-40 150H84V180q0-14 16-14z', '#ffffff')) +
  drawMark(mark, 200, 126, 46, palette.pale, palette.ink)

const fishFillet: Kind = ({ main, dark, light, pale }) =>
  tray(
    '#e9eef0',
    round(
      'M78 246c10-44 60-74 130-78 60-4 100 20 110 52-4 44-56 66-120 68-66 2-112-8-120-42z',
      main,
      dark,
      faint(
        0.8,
        stroke(
          'M120 190q-12 46 4 92M160 176q-14 52 4 108M204 170q-14 56 4 116M248 174q-10 50 4 102M286 190q-8 36 2 66',
          light,
          6,
        ),
      ) + stroke('M80 244c60-20 160-34 238-22', pale, 4),
    ),
  )

export const trays = {
  'steak-tray': steakTray,
  'mince-tray': minceTray,
  'poultry-tray': poultryTray,
  'bacon-pack': baconPack,
  sausages,
  'sliced-meat': slicedMeat,
  'fish-fillet': fishFillet,
} satisfies Record<string, Kind>
