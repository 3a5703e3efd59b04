import type { Kind } from '../kind.types.ts'
import { badge, lines, paperLabel } from '../label.ts'
import { drawMark } from '../marks.ts'
import { body, ellipse, faint, path, rect, rounded, stroke } from '../svg.ts'

const jar: Kind = (palette, mark) =>
  body(
    'M144 134h112v12c18 4 22 16 22 34v124q0 24-24 24H146q-24 0-24-24V180c0-18 4-30 22-34z',
    '#e8ecea',
    122,
    278,
    rect(126, 158, 148, 166, palette.main) + paperLabel(122, 202, 156, 92, palette, mark),
  ) +
  rect(138, 100, 124, 38, palette.ink, 7) +
  faint(0.2, rect(148, 104, 9, 30, '#ffffff', 4))

const shortJar: Kind = (palette, mark) =>
  body(
    'M126 178h148v8c18 4 22 14 22 30v86q0 26-26 26H130q-26 0-26-26v-86c0-16 4-26 22-30z',
    '#e8ecea',
    104,
    296,
    rect(110, 198, 180, 126, palette.main) + paperLabel(132, 216, 136, 84, palette, mark),
  ) +
  rect(116, 144, 168, 38, palette.ink, 7) +
  faint(0.2, rect(128, 148, 10, 30, '#ffffff', 4))

const spiceJar: Kind = (palette, mark) =>
  body(
    rounded(148, 150, 104, 178, 12),
    '#e8ecea',
    148,
    252,
    rect(153, 168, 94, 156, palette.main) + paperLabel(148, 206, 104, 86, palette, mark),
  ) +
  rect(152, 98, 96, 54, '#3f434b', 8) +
  faint(0.2, rect(162, 104, 8, 42, '#ffffff', 4))

const CYLINDER = 'M128 120v190c0 12 32 18 72 18s72-6 72-18V120z'

const can: Kind = (palette, mark) =>
  body(
    CYLINDER,
    '#c3cacd',
    128,
    272,
    rect(120, 138, 160, 170, palette.main) +
      rect(120, 288, 160, 10, palette.pale) +
      badge(200, 216, 50, palette, mark) +
      lines(200, 152, 84, '#fdfbf6'),
  ) +
  ellipse(200, 120, 72, 17, '#dfe4e6') +
  ellipse(200, 121, 60, 12, '#aeb7bb') +
  ellipse(200, 123, 60, 11, '#c7ced1')

const tin: Kind = (palette, mark) =>
  body(
    'M98 218v82c0 16 46 28 102 28s102-12 102-28v-82z',
    palette.main,
    98,
    302,
    rect(90, 302, 220, 40, '#c3cacd') +
      faint(0.9, path('M90 294c0 16 46 26 110 26s110-10 110-26v8c0 18-46 28-110 28S90 320 90 302z', '#dfe4e6')) +
      drawMark(mark, 200, 277, 42, '#fdfbf6', palette.main),
  ) +
  ellipse(200, 218, 102, 34, '#dfe4e6') +
  ellipse(200, 219, 88, 27, '#b4bcc0') +
  ellipse(200, 222, 88, 26, '#cdd3d6') +
  ellipse(214, 216, 26, 9, '#9da6ab') +
  ellipse(214, 216, 17, 5, '#cdd3d6')

const ALUMINIUM = 'M158 104h84l14 22v178l-12 24h-88l-12-24V126z'

const sodaCan: Kind = (palette, mark) =>
  body(
    ALUMINIUM,
    palette.main,
    144,
    256,
    rect(140, 98, 120, 12, '#cfd5d8') +
      rect(140, 308, 120, 24, '#b7c0c4') +
      badge(200, 212, 44, palette, mark) +
      lines(200, 280, 64, '#fdfbf6'),
  ) +
  ellipse(200, 104, 42, 9, '#e3e7e9') +
  ellipse(200, 105, 33, 6, '#b8c0c4')

const slimCan: Kind = (palette, mark) =>
  body(
    'M170 80h60l12 20v206l-10 22h-64l-10-22V100z',
    palette.main,
    158,
    242,
    rect(150, 72, 100, 14, '#cfd5d8') +
      path('M150 290l100-86v46l-100 86z', palette.dark) +
      rect(150, 308, 100, 24, '#b7c0c4') +
      badge(200, 180, 34, palette, mark),
  ) +
  ellipse(200, 80, 30, 7, '#e3e7e9') +
  ellipse(200, 81, 23, 4.5, '#b8c0c4')

const canPack: Kind = (palette, mark) => {
  const end = (x: number, y: number) => ellipse(x, y, 15, 17, '#dfe4e6') + ellipse(x + 1, y, 10, 12, '#b4bcc0')
  return (
    path('M62 176h214v152H62z', palette.main) +
    path('M276 176l62-28v152l-62 28z', palette.dark) +
    path('M62 176l62-28h214l-62 28z', palette.light) +
    end(296, 218) +
    end(326, 204) +
    end(296, 270) +
    end(326, 256) +
    path('M148 160h90l-14 7h-90z', palette.ink) +
    badge(169, 242, 52, palette, mark) +
    lines(169, 306, 96, '#fdfbf6') +
    faint(0.22, rect(72, 176, 9, 152, '#ffffff'))
  )
}

const canister: Kind = (palette, mark) =>
  body(
    'M124 130v178c0 14 34 20 76 20s76-6 76-20V130z',
    palette.main,
    124,
    276,
    rect(110, 176, 180, 104, palette.pale) +
      drawMark(mark, 200, 216, 56, palette.main, palette.pale) +
      lines(200, 256, 84, palette.ink),
  ) +
  body('M118 96v34c0 10 36 16 82 16s82-6 82-16V96z', palette.dark, 118, 282) +
  ellipse(200, 96, 82, 17, palette.light)

const wipesCanister: Kind = (palette, mark) =>
  path('M186 98c-4-20 6-30 16-40 4 14 16 14 18 40z', '#dde6ea') +
  body(
    'M138 152v158c0 12 28 18 62 18s62-6 62-18V152z',
    palette.pale,
    138,
    262,
    rect(130, 190, 140, 92, palette.main) + badge(200, 236, 38, palette, mark),
  ) +
  body('M142 108q0-14 14-14h88q14 0 14 14v44c0 6-26 10-58 10s-58-4-58-10z', palette.dark, 142, 258)

const pillBottle: Kind = (palette, mark) =>
  body(rounded(132, 146, 136, 182, 16), palette.main, 132, 268, paperLabel(132, 190, 136, 104, palette, mark)) +
  rect(124, 96, 152, 56, '#e4e2dc', 10) +
  faint(0.18, stroke('M148 104v40M166 104v40M184 104v40M202 104v40M220 104v40M238 104v40M256 104v40', '#1d2232', 4))

const candle: Kind = (palette) =>
  body(
    rounded(124, 170, 152, 158, 14),
    '#e6ebe9',
    124,
    276,
    rect(130, 206, 140, 118, palette.main) +
      rect(152, 244, 96, 52, '#fdfbf6', 4) +
      faint(0.6, rect(172, 260, 56, 5, palette.ink, 2) + rect(182, 272, 36, 4, palette.ink, 2)),
  ) +
  stroke('M200 206v-24', '#4a4038', 4) +
  path('M200 134c12 16 16 24 12 36-4 12-20 12-24 0-4-12 0-20 12-36z', '#f2b544') +
  path('M200 154c6 8 7 13 5 18-2 6-8 6-10 0-2-5 0-10 5-18z', '#fbe7a6')

export const jarsAndCans = {
  jar,
  'short-jar': shortJar,
  'spice-jar': spiceJar,
  can,
  tin,
  'soda-can': sodaCan,
  'slim-can': slimCan,
  'can-pack': canPack,
  canister,
  'wipes-canister': wipesCanister,
  'pill-bottle': pillBottle,
  candle,
} satisfies Record<string, Kind>
