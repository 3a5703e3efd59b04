import type { Kind } from '../kind.types.ts'
import { badge, lines } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, circle, cut, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const tub: Kind = (palette, mark) =>
  body('M100 186h200l-16 126q-2 16-20 16H136q-18 0-20-16z', palette.main, 100, 300, path('M96 222h208v62H96z', palette.pale) + drawMark(mark, 200, 252, 48, palette.main, palette.pale)) +
  body(rounded(88, 156, 224, 36, 12), palette.light, 88, 312) + faint(0.12, rect(100, 184, 200, 8, '#1d2232'))

const yogurtCup: Kind = (palette, mark) =>
  body('M132 158h136l-18 158q-2 12-16 12h-68q-14 0-16-12z', palette.pale, 132, 268, path('M120 232h160v70H120z', palette.main) + drawMark(mark, 200, 200, 44, palette.main, palette.pale) + lines(200, 252, 62, '#fdfbf6')) +
  ellipse(200, 156, 74, 16, '#d5dbdd') + ellipse(200, 153, 70, 13, palette.light) + path('M262 146q22 2 26 16-16 4-28-2z', palette.light)

const iceCream: Kind = (palette, mark) =>
  body('M122 158h156l-14 158q-2 12-16 12h-96q-14 0-16-12z', palette.main, 122, 278, rect(110, 272, 180, 16, palette.pale) + badge(200, 220, 48, palette, mark)) +
  body('M114 116q0-12 12-12h148q12 0 12 12v44q-86 16-172 0z', palette.ink, 114, 286, faint(0.25, rect(100, 144, 200, 20, '#ffffff')))

const soupBowl: Kind = (palette, mark) =>
  body('M96 178h208l-20 132q-3 18-24 18H140q-21 0-24-18z', '#e9edec', 96, 304, path('M92 196h216l-22 118q-3 14-26 14H140q-23 0-26-14z', palette.main) + rect(80, 226, 240, 62, '#fdfbf6') + drawMark(mark, 200, 248, 34, palette.main, '#fdfbf6') + faint(0.7, rect(164, 272, 72, 5, palette.ink, 2))) +
  body(rounded(84, 148, 232, 34, 10), '#dfe5e5', 84, 316)

const POUCH = 'M112 84h176l8 30c-6 60-2 120 4 196q-100 34-200 0c6-76 10-136 4-196z'

const pouch: Kind = (palette, mark) =>
  body(POUCH, palette.main, 100, 300, rect(90, 84, 220, 20, palette.dark) + faint(0.3, rect(90, 112, 220, 3, '#ffffff')) + badge(200, 196, 56, palette, mark) + lines(200, 272, 100, '#fdfbf6') + faint(0.14, path('M90 330c40-26 180-26 220 0v20H90z', '#1d2232')))

const PILLOW = 'M96 92l13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 13 8 13-8 0 0c-8 70-8 150 0 228l-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8c8-76 8-160 0-228z'

const frozenBag: Kind = (palette, mark) =>
  body(PILLOW, palette.main, 96, 304, rect(80, 80, 240, 26, palette.dark) + rect(80, 300, 240, 40, palette.dark) + path('M80 224c80-30 160 30 240 0v76H80z', palette.pale) + badge(200, 178, 54, palette, mark) + [130, 168, 206, 244, 280].map((x, index) => circle(x, 268 + (index % 2) * 12, 13, palette.light)).join(''))

const chipBag: Kind = (palette, mark) =>
  body('M92 84q108 14 216 0c-20 60-18 160 0 240q-108-14-216 0c18-80 20-180 0-240z', palette.main, 92, 308, faint(0.25, rect(80, 104, 240, 3, '#ffffff') + rect(80, 302, 240, 3, '#ffffff')) + badge(200, 184, 58, palette, mark) + ellipse(158, 278, 36, 19, '#f0cf7c', -24) + ellipse(244, 276, 36, 19, '#f0cf7c', 22) + ellipse(200, 284, 38, 19, '#f6dc97', -6) + stroke('M176 284q24-14 48-2', '#d8b25c', 3))

const flourBag: Kind = (palette, mark) =>
  body('M116 112h168l10 20v182q0 14-14 14H120q-14 0-14-14V132z', palette.pale, 106, 294, rect(100, 186, 200, 84, palette.main) + drawMark(mark, 200, 228, 60, palette.pale, palette.main) + lines(200, 288, 92, palette.ink)) +
  path('M116 82h168v34H116z', palette.light) + faint(0.16, path('M116 108h168v8H116z', '#1d2232')) + faint(0.3, stroke('M106 150l14-18M294 150l-14-18', palette.dark, 2))

const coffeeBag: Kind = (palette, mark) =>
  body('M124 108h152l14 24v182q0 14-14 14H124q-14 0-14-14V132z', palette.main, 110, 290, badge(200, 206, 52, palette, mark) + lines(200, 282, 96, '#fdfbf6') + circle(200, 134, 9, palette.dark) + circle(200, 134, 3.5, palette.light)) +
  path('M124 74h152v36H124z', palette.dark) + rect(112, 90, 176, 12, palette.light, 4)

const petBag: Kind = (palette, mark) =>
  body('M100 78l20-12h160l20 12-6 26v214q0 10-12 10H118q-12 0-12-10V104z', palette.main, 100, 300, rect(90, 60, 220, 44, palette.dark) + path('M90 236c60-44 160-44 220 0v100H90z', palette.pale) + drawMark(mark, 200, 280, 76, palette.main, palette.pale) + lines(200, 150, 120, '#fdfbf6') + faint(0.3, stroke('M104 88h192', '#ffffff', 2)))

const LEAVES = [[120, 190, 20], [168, 176, -30], [222, 184, 15], [272, 192, -20], [104, 236, -40], [288, 234, 30], [112, 276, 50], [150, 300, -10], [200, 302, 60], [250, 300, -35], [292, 282, 25]] as const

const leaves = (colours: readonly string[]) => LEAVES.map(([x, y, turn], index) => ellipse(x, y, 15, 27, colours[index % colours.length] ?? '', turn)).join('')

const saladTub: Kind = (palette, mark) => {
  const d = rounded(72, 150, 256, 178, 20)
  return cut(d, path(d, palette.ink) + leaves([palette.main, palette.light, palette.dark]) + faint(0.3, path('M80 150h70l-60 178H72z', '#ffffff'))) +
    rect(60, 138, 280, 26, '#e4eae6', 12) + rect(132, 206, 136, 78, '#fdfbf6', 8) + drawMark(mark, 200, 236, 42, palette.main, '#fdfbf6') + faint(0.7, rect(168, 264, 64, 6, palette.ink, 3))
}

const saladBag: Kind = (palette, mark) =>
  body(PILLOW, palette.pale, 96, 304, leaves([palette.main, palette.light, palette.dark]) + rect(80, 80, 240, 90, palette.ink) + badge(200, 176, 50, palette, mark))

const shrimpBag: Kind = (palette, mark) => {
  const shell = (x: number, y: number) => path(`M${x - 20} ${y}q20-44 40 0-20 22-40 0z`, palette.ink) + stroke(`M${x} ${y + 8}V${y - 16}`, palette.light, 2)
  return body('M140 116q60 16 120 0c40 50 64 96 56 150q-6 62-60 62H144q-54 0-60-62c-8-54 16-100 56-150z', palette.pale, 84, 316, [[134, 226], [200, 218], [264, 228], [112, 274], [168, 270], [230, 276], [288, 280], [140, 320], [200, 322], [260, 324]].map(([x = 0, y = 0]) => shell(x, y)).join('') + faint(0.5, stroke('M110 110l80 230M170 110l80 230M230 110l80 230M170 110L90 340M230 110l-80 230M290 110l-80 230', '#ffffff', 2))) +
    rect(136, 78, 128, 48, palette.main, 8) + drawMark(mark, 200, 102, 34, '#fdfbf6', palette.main)
}

const squeezePouch: Kind = (palette, mark) =>
  rect(182, 62, 36, 34, palette.ink, 6) + rect(188, 94, 24, 22, '#e4e8e8') +
  body('M150 112h100q20 0 24 24c-4 60-2 110 10 172q-84 36-168 0c12-62 14-112 10-172q4-24 24-24z', palette.main, 116, 284, badge(200, 208, 52, palette, mark) + lines(200, 280, 80, '#fdfbf6'))

const diaperPack: Kind = (palette, mark) =>
  stroke('M160 128c0-34 80-34 80 0', palette.dark, 13) +
  body('M76 148q0-24 24-24h200q24 0 24 24v156q0 24-24 24H100q-24 0-24-24z', palette.main, 76, 324, path('M60 252c90-50 190-50 280 0v90H60z', palette.pale) + badge(200, 206, 52, palette, 'heart') + lines(200, 284, 110, palette.ink) + faint(0.2, drawMark(mark, 290, 168, 40, '#ffffff', palette.main)))

const wipesPack: Kind = (palette, mark) =>
  path('M186 168c-6-30 6-44 18-58 6 18 22 20 18 58z', '#dde6ea') +
  body('M66 190q0-24 28-24h212q28 0 28 24v108q0 30-34 30H100q-34 0-34-30z', palette.main, 66, 334, rect(60, 262, 280, 80, palette.pale) + badge(130, 248, 40, palette, mark) + lines(250, 286, 100, palette.ink)) +
  rect(150, 160, 106, 56, palette.light, 12) + rect(162, 166, 82, 40, palette.pale, 9)

export const tubsAndBags = {
  tub,
  'yogurt-cup': yogurtCup,
  'ice-cream': iceCream,
  'soup-bowl': soupBowl,
  pouch,
  'frozen-bag': frozenBag,
  'chip-bag': chipBag,
  'flour-bag': flourBag,
  'coffee-bag': coffeeBag,
  'pet-bag': petBag,
  'salad-tub': saladTub,
  'salad-bag': saladBag,
  'shrimp-bag': shrimpBag,
  'squeeze-pouch': squeezePouch,
  'diaper-pack': diaperPack,
  'wipes-pack': wipesPack,
} satisfies Record<string, Kind>
