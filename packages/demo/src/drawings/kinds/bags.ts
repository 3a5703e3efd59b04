import type { Kind } from '../kind.types.ts'
import { badge, lines } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, circle, ellipse, faint, path, rect, stroke } from '../svg.ts'

const POUCH = 'M112 84h176l8 30c-6 60-2 120 4 196q-100 34-200 0c6-76 10-136 4-196z'

const pouch: Kind = (palette, mark) =>
  body(
    POUCH,
    palette.main,
    100,
    300,
    rect(90, 84, 220, 20, palette.dark) +
      faint(0.3, rect(90, 112, 220, 3, '#ffffff')) +
      badge(200, 196, 56, palette, mark) +
      lines(200, 272, 100, '#fdfbf6') +
      faint(0.14, path('M90 330c40-26 180-26 220 0v20H90z', '#1d2232')),
  )

const PILLOW =
  'M96 92l13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 0 0c-8 70-8 150 0 228l-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8c8-76 8-160 0-228z'

const frozenBag: Kind = (palette, mark) =>
  body(
    PILLOW,
    palette.main,
    96,
    304,
    rect(80, 80, 240, 26, palette.dark) +
      rect(80, 300, 240, 40, palette.dark) +
      path('M80 224c80-30 160 30 240 0v76H80z', palette.pale) +
      badge(200, 178, 54, palette, mark) +
      [130, 168, 206, 244, 280].map((x, index) => circle(x, 268 + (index % 2) * 12, 13, palette.light)).join(''),
  )

const chipBag: Kind = (palette, mark) =>
  body(
    'M92 84q108 14 216 0c-20 60-18 160 0 240q-108-14-216 0c18-80 20-180 0-240z',
    palette.main,
    92,
    308,
    faint(0.25, rect(80, 104, 240, 3, '#ffffff') + rect(80, 302, 240, 3, '#ffffff')) +
      badge(200, 184, 58, palette, mark) +
      ellipse(158, 278, 36, 19, '#f0cf7c', -24) +
      ellipse(244, 276, 36, 19, '#f0cf7c', 22) +
      ellipse(200, 284, 38, 19, '#f6dc97', -6) +
      stroke('M176 284q24-14 48-2', '#d8b25c', 3),
  )

const flourBag: Kind = (palette, mark) =>
  body(
    'M116 112h168l10 20v182q0 14-14 14H120q-14 0-14-14V132z',
    palette.pale,
    106,
    294,
    rect(100, 186, 200, 84, palette.main) +
      drawMark(mark, 200, 228, 60, palette.pale, palette.main) +
      lines(200, 288, 92, palette.ink),
  ) +
  path('M116 82h168v34H116z', palette.light) +
  faint(0.16, path('M116 108h168v8H116z', '#1d2232')) +
  faint(0.3, stroke('M106 150l14-18M294 150l-14-18', palette.dark, 2))

const coffeeBag: Kind = (palette, mark) =>
  body(
    'M124 108h152l14 24v182q0 14-14 14H124q-14 0-14-14V132z',
    palette.main,
    110,
    290,
    badge(200, 206, 52, palette, mark) +
      lines(200, 282, 96, '#fdfbf6') +
      circle(200, 134, 9, palette.dark) +
      circle(200, 134, 3.5, palette.light),
  ) +
  path('M124 74h152v36H124z', palette.dark) +
  rect(112, 90, 176, 12, palette.light, 4)

const petBag: Kind = (palette, mark) =>
  body(
    'M100 78l20-12h160l20 12-6 26v214q0 10-12 10H118q-12 0-12-10V104z',
    palette.main,
    100,
    300,
    rect(90, 60, 220, 44, palette.dark) +
      path('M90 236c60-44 160-44 220 0v100H90z', palette.pale) +
      drawMark(mark, 200, 280, 76, palette.main, palette.pale) +
      lines(200, 150, 120, '#fdfbf6') +
      faint(0.3, stroke('M104 88h192', '#ffffff', 2)),
  )

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

const saladBag: Kind = (palette, mark) =>
  body(
    PILLOW,
    palette.pale,
    96,
    304,
    leaves([palette.main, palette.light, palette.dark]) +
      rect(80, 80, 240, 90, palette.ink) +
      badge(200, 176, 50, palette, mark),
  )

const shrimpBag: Kind = (palette, mark) => {
  const shell = (x: number, y: number) =>
    path(`M${x - 20} ${y}q20-44 40 0-20 22-40 0z`, palette.ink) + stroke(`M${x} ${y + 8}V${y - 16}`, palette.light, 2)
  return (
    body(
      'M140 116q60 16 120 0c40 50 64 96 56 150q-6 62-60 62H144q-54 0-60-62c-8-54 16-100 56-150z',
      palette.pale,
      84,
      316,
      [
        [134, 226],
        [200, 218],
        [264, 228],
        [112, 274],
        [168, 270],
        [230, 276],
        [288, 280],
        [140, 320],
        [214, 322],
      ]
        .map(([x = 0, y = 0]) => shell(x, y))
        .join('') +
        faint(
          0.5,
          stroke(
            'M110 110l80 230M170 110l80 230M230 110l80 230M170 110L90 340M230 110l-80 230M290 110l-80 230',
            '#ffffff',
            2,
          ),
        ),
    ) +
    rect(136, 78, 128, 48, palette.main, 8) +
    drawMark(mark, 200, 102, 34, '#fdfbf6', palette.main)
  )
}

export const bags = {
  pouch,
  'frozen-bag': frozenBag,
  'chip-bag': chipBag,
  'flour-bag': flourBag,
  'coffee-bag': coffeeBag,
  'pet-bag': petBag,
  'salad-bag': saladBag,
  'shrimp-bag': shrimpBag,
} satisfies Record<string, Kind>
