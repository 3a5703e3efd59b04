import type { Colour } from '../colour.ts'
import type { Kind } from '../kind.types.ts'
import { badge, paperLabel } from '../label.ts'
import { drawMark } from '../marks.ts'
import type { Palette } from '../palette.ts'
import { body, cut, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const BORDEAUX = 'M184 62h32v76c0 24 34 30 34 64v114q0 12-12 12h-76q-12 0-12-12V202c0-34 34-40 34-64z'
const CHAMPAGNE = 'M186 58h28v62c0 40 44 56 44 108v84q0 16-14 16h-88q-14 0-14-16v-84c0-52 44-68 44-108z'
const BEER = 'M186 76h28v58c0 26 28 36 28 66v116q0 12-12 12h-60q-12 0-12-12V200c0-30 28-40 28-66z'

const wine =
  (glass: Colour): Kind =>
  (palette, mark) =>
    body(
      BORDEAUX,
      glass,
      150,
      250,
      rect(180, 58, 40, 62, palette.main) +
        rect(150, 212, 100, 84, '#fdfbf6') +
        rect(150, 212, 100, 5, palette.main) +
        drawMark(mark, 200, 242, 36, palette.main, '#fdfbf6') +
        faint(0.7, rect(172, 270, 56, 5, palette.ink, 2) + rect(180, 281, 40, 4, palette.ink, 2)),
    ) + rect(181, 58, 38, 9, palette.dark, 3)

const sparklingBottle: Kind = (palette, mark) =>
  body(
    CHAMPAGNE,
    '#31463a',
    142,
    258,
    rect(140, 50, 120, 100, palette.main) +
      path('M140 150h120v14l-60 14-60-14z', palette.main) +
      rect(142, 218, 116, 82, '#fdfbf6') +
      rect(142, 294, 116, 6, palette.main) +
      drawMark(mark, 200, 248, 36, palette.main, '#fdfbf6') +
      faint(0.7, rect(168, 276, 64, 5, palette.ink, 2)),
  ) +
  rect(180, 52, 40, 34, palette.light, 8) +
  rect(178, 84, 44, 6, palette.dark, 3)

const glassBeer = (palette: Palette, mark: Parameters<Kind>[1]) =>
  body(
    BEER,
    '#7b4d2b',
    158,
    242,
    rect(158, 216, 84, 78, '#fdfbf6') +
      rect(158, 216, 84, 78, palette.pale) +
      drawMark(mark, 200, 246, 40, palette.main, palette.pale) +
      faint(0.7, rect(176, 276, 48, 5, palette.ink, 2)) +
      rect(180, 112, 40, 26, palette.main),
  ) + path('M182 64h36l3 16h-42z', palette.main)

const sixPack: Kind = (palette, mark) => {
  const neck = (x: number) =>
    path(`M${x - 11} 108h22v40c0 16 16 20 16 44v30h-54v-30c0-24 16-28 16-44z`, '#7b4d2b') +
    path(`M${x - 14} 98h28l2 13h-32z`, palette.light)
  return (
    neck(130) +
    neck(270) +
    neck(200) +
    path('M84 190l30-14 22 24h128l22-24 30 14-8 130q-1 8-9 8H101q-8 0-9-8z', palette.main) +
    path('M286 176l30 14-8 130q-1 8-9 8h-25z', palette.dark) +
    faint(0.22, path('M96 185l10-5 12 146h-14z', '#ffffff')) +
    badge(194, 262, 48, palette, mark)
  )
}

const waterBottle: Kind = (palette, mark) =>
  body(
    'M184 96h32v20c0 22 38 26 38 66v60q-8 10 0 20v54q0 12-14 12h-80q-14 0-14-12v-54q8-10 0-20v-60c0-40 38-44 38-66z',
    palette.pale,
    146,
    254,
    rect(140, 176, 120, 66, palette.main) +
      drawMark(mark, 200, 209, 44, palette.pale, palette.main) +
      faint(0.4, stroke('M152 272h96M152 292h96', palette.main, 3)),
  ) + rect(180, 74, 40, 28, palette.dark, 6)

const sodaBottle: Kind = (palette, mark) =>
  body(
    'M186 76h28v26c0 30 52 38 52 94v102q0 30-22 30h-88q-22 0-22-30V196c0-56 52-64 52-94z',
    palette.light,
    134,
    266,
    rect(120, 186, 160, 80, palette.main) + badge(200, 226, 36, palette, mark),
  ) + rect(181, 58, 38, 26, palette.ink, 5)

const juiceBottle: Kind = (palette, mark) =>
  body(
    'M172 104h56v18c0 16 36 26 36 62v40q-10 12 0 26v62q0 16-16 16h-96q-16 0-16-16v-62q10-14 0-26v-40c0-36 36-46 36-62z',
    palette.main,
    136,
    264,
    rect(130, 190, 140, 84, '#fdfbf6') +
      drawMark(mark, 200, 222, 44, palette.main, '#fdfbf6') +
      faint(0.7, rect(166, 254, 68, 6, palette.ink, 3)),
  ) +
  rect(166, 76, 68, 34, palette.dark, 7) +
  faint(0.25, rect(174, 80, 8, 26, '#ffffff', 3))

const oilBottle: Kind = (palette, mark) =>
  body(
    'M184 84h32v58c0 16 36 20 36 44v130q0 12-12 12h-80q-12 0-12-12V186c0-24 36-28 36-44z',
    palette.main,
    148,
    252,
    paperLabel(160, 204, 80, 100, palette, mark) + faint(0.25, rect(140, 120, 120, 30, '#ffffff')),
  ) + rect(180, 62, 40, 34, palette.ink, 5)

const sauceBottle: Kind = (palette, mark) =>
  body(
    'M186 96h28v34c0 24 34 34 34 72v112q0 14-14 14h-68q-14 0-14-14V202c0-38 34-48 34-72z',
    palette.main,
    152,
    248,
    rect(150, 208, 100, 88, '#fdfbf6') +
      drawMark(mark, 200, 242, 44, palette.main, '#fdfbf6') +
      faint(0.7, rect(172, 274, 56, 6, palette.ink, 3)),
  ) + rect(181, 72, 38, 32, palette.dark, 5)

const squeezeBottle: Kind = (palette, mark) =>
  path('M193 66h14l5 36h-24z', palette.dark) +
  body(
    'M160 122h80c26 0 30 22 28 48l-8 142q-1 16-18 16h-84q-17 0-18-16l-8-142c-2-26 2-48 28-48z',
    palette.main,
    132,
    268,
    badge(200, 222, 48, palette, mark),
  ) +
  path('M166 98h68q8 0 8 10v16h-84v-16q0-10 8-10z', palette.dark)

const mapleJug: Kind = (palette, mark) =>
  stroke('M230 126c38 0 38 40 14 54', palette.dark, 13) +
  rect(180, 74, 40, 30, palette.ink, 5) +
  body(
    'M184 100h32v22c60 20 72 70 64 130-6 50-22 76-46 76h-68c-24 0-40-26-46-76-8-60 4-110 64-130z',
    palette.main,
    120,
    280,
    paperLabel(152, 200, 96, 100, palette, mark),
  )

const milkJug: Kind = (palette, mark) =>
  rect(170, 72, 60, 28, palette.main, 6) +
  body(
    'M176 98h48v18c30 8 58 28 62 66v132q0 14-14 14H128q-14 0-14-14V190c0-44 34-58 62-74z',
    '#eef1f1',
    114,
    286,
    paperLabel(130, 212, 116, 92, palette, mark),
  ) +
  path('M252 162c16 10 18 34 16 58q-1 10-9 10t-9-10c0-20-4-30-10-40-6-12 2-24 12-18z', '#f6f5f1') +
  faint(0.3, stroke('M252 162c16 10 18 34 16 58q-1 10-9 10t-9-10c0-20-4-30-10-40-6-12 2-24 12-18z', '#8b969a', 2.5))

const spiritsBottle: Kind = (palette, mark) =>
  body(
    'M182 78h36v54c0 14 46 14 46 44v138q0 14-14 14h-100q-14 0-14-14V176c0-30 46-30 46-44z',
    palette.main,
    136,
    264,
    paperLabel(154, 200, 92, 100, palette, mark) + faint(0.3, rect(130, 100, 140, 38, '#ffffff')),
  ) + rect(176, 54, 48, 36, palette.ink, 5)

const flask: Kind = (palette, mark) =>
  body(
    'M180 92h40v38c0 18 76 34 76 108 0 56-18 90-52 90h-88c-34 0-52-34-52-90 0-74 76-90 76-108z',
    palette.main,
    104,
    296,
    paperLabel(150, 214, 100, 90, palette, mark),
  ) +
  ellipse(200, 82, 30, 22, palette.ink) +
  rect(182, 86, 36, 14, palette.dark, 3)

const waterPack: Kind = (palette, mark) => {
  const bottle = (x: number) =>
    cut(
      `M${x - 8} 116h16v10c0 14 20 18 20 44v158h-56V170c0-26 20-30 20-44z`,
      rect(x - 28, 100, 56, 240, palette.pale) + faint(0.12, rect(x + 10, 100, 20, 240, '#1d2232')),
    ) + rect(x - 11, 98, 22, 20, palette.dark, 4)
  return (
    [88, 144, 200, 256, 312].map(bottle).join('') +
    rect(56, 192, 288, 136, palette.main, 6) +
    badge(200, 260, 46, palette, mark) +
    faint(0.2, path('M70 192h40l-30 136H56V204z', '#ffffff'))
  )
}

export const bottles = {
  'wine-bottle': wine('#2f3f35'),
  'white-wine-bottle': wine('#cdd39c'),
  'rose-wine-bottle': wine('#efb6a4'),
  'sparkling-bottle': sparklingBottle,
  'beer-bottle': glassBeer,
  'six-pack': sixPack,
  'water-bottle': waterBottle,
  'water-pack': waterPack,
  'soda-bottle': sodaBottle,
  'juice-bottle': juiceBottle,
  'oil-bottle': oilBottle,
  'sauce-bottle': sauceBottle,
  'squeeze-bottle': squeezeBottle,
  'maple-jug': mapleJug,
  'milk-jug': milkJug,
  'spirits-bottle': spiritsBottle,
  flask,
  'dessert-wine-bottle': wine('#b9802f'),
  'square-bottle': (palette, mark) =>
    rect(180, 66, 40, 40, palette.ink, 5) +
    body(
      rounded(132, 118, 136, 210, 14),
      palette.light,
      132,
      268,
      rect(120, 150, 160, 190, palette.main) + paperLabel(156, 196, 88, 96, palette, mark),
    ) +
    rect(186, 102, 28, 18, palette.light),
} satisfies Record<string, Kind>
