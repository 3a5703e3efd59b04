import type { Kind } from '../kind.types.ts'
import { badge } from '../label.ts'
import { body, circle, cut, ellipse, faint, gleam, path, rect, round, rounded, stroke } from '../svg.ts'

const fish: Kind = ({ main, dark, light, pale }) =>
  path('M282 218l74-50c-6 36-6 66 0 100z', dark) +
  path('M180 150q40-34 80-12l-10 40z', dark) +
  path('M190 280q20 30 50 24l-6-30z', dark) +
  round(
    'M44 226c40-68 120-90 190-64 36 14 60 36 70 56-16 32-40 52-76 64-70 22-146 6-184-56z',
    main,
    dark,
    path('M60 250c70 30 160 20 230-30l30 80H60z', pale) +
      faint(
        0.5,
        [
          [150, 200],
          [180, 190],
          [210, 200],
          [240, 204],
          [166, 222],
          [198, 226],
          [230, 228],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4, dark))
          .join(''),
      ) +
      faint(0.7, stroke('M120 214q80-10 170 6', light, 9)),
  ) +
  stroke('M116 178q-18 46 4 90', dark, 5) +
  circle(84, 212, 10, '#fdfbf6') +
  circle(84, 212, 5, '#2b2f38')

const shrimp: Kind = ({ main, dark, light, pale }) => {
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-60 22C-70-38-20-72 28-54c40 16 48 62 26 92-8 12-24 8-22-6 6-26-4-46-26-46-20 0-24 18-22 34 2 20-36 26-44 2z', main) + path('M32 44l-10 34 26-10 14 22 6-36-16-14z', dark) + faint(0.7, stroke('M-44-10q24 2 34 18M-26-38q18 12 20 34M6-52q2 18-6 36M38-40q-12 12-26 16M56-8q-16-2-28-2', pale, 5)) + circle(-46, 4, 4, '#2b2f38') + stroke('M-58 10q-24-20-20-52M-60 14q-34-4-44-26', light, 3)}</g>`
  return one(132, 176, -20) + one(262, 190, 30) + one(192, 268, 0)
}

const turkey: Kind = ({ main, dark, light }) =>
  ellipse(200, 300, 156, 30, '#dfe3e4') +
  ellipse(200, 294, 142, 23, '#f3f4f3') +
  round(
    'M64 236c0-66 66-104 136-104s136 44 132 104c-4 46-64 68-132 68S64 286 64 236z',
    main,
    dark,
    faint(0.4, stroke('M150 150c-30 40-34 90-10 140M240 146c30 40 40 80 20 140', dark, 6)),
  ) +
  round('M250 226c30-20 66-6 70 24 4 34-40 50-78 42-32-8-28-44 8-66z', light, dark) +
  stroke('M316 262l34 14', '#f4ead6', 13) +
  circle(352, 272, 8, '#f4ead6') +
  circle(350, 284, 8, '#f4ead6') +
  gleam(124, 190, 13, 34, 42) +
  ellipse(92, 302, 26, 11, '#6c9f4e', -20) +
  ellipse(130, 312, 24, 9, '#84b35f', 10) +
  ellipse(282, 314, 26, 9, '#6c9f4e', -6) +
  circle(110, 310, 8, '#cf4640') +
  circle(252, 315, 8, '#cf4640')

const mealTray: Kind = ({ main, dark, light }) =>
  path(rounded(54, 128, 292, 200, 34), '#2f343c') +
  path(rounded(70, 144, 160, 168, 22), '#4b515b') +
  path(rounded(242, 144, 88, 78, 18), '#4b515b') +
  path(rounded(242, 234, 88, 78, 18), '#4b515b') +
  round(
    'M84 228c0-44 30-70 68-70s66 26 66 70-30 70-66 70-68-26-68-70z',
    main,
    dark,
    faint(
      0.8,
      [
        [126, 200],
        [168, 196],
        [148, 240],
        [188, 236],
        [120, 262],
        [172, 276],
      ]
        .map(([x = 0, y = 0], index) => ellipse(x, y, 18, 13, index % 2 ? light : dark, index * 30))
        .join(''),
    ),
  ) +
  ellipse(286, 184, 36, 29, '#f3ead2') +
  faint(
    0.5,
    [
      [268, 176],
      [288, 172],
      [304, 186],
      [280, 194],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 7, 3, '#cbb98c', 25))
      .join(''),
  ) +
  [
    [268, 266],
    [292, 258],
    [306, 280],
    [276, 288],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 15, index % 2 ? '#6c9f4e' : '#85b563'))
    .join('') +
  ellipse(150, 226, 12, 8, '#6c9f4e', 30)

const sushi: Kind = ({ main }) => {
  const roll = (x: number, y: number) =>
    path(`M${x - 34} ${y}v30c0 14 68 14 68 0v-30z`, '#2e3b38') +
    ellipse(x, y, 34, 20, '#3c4b46') +
    ellipse(x, y, 29, 16, '#fbf8ef') +
    ellipse(x - 6, y + 1, 10, 7, main) +
    ellipse(x + 8, y, 8, 6, '#f1a06a')
  return (
    path('M50 250h300l-16 70q-2 8-12 8H78q-10 0-12-8z', '#34302e') +
    path('M44 150h312v100H44z', '#4a4340') +
    roll(96, 176) +
    roll(172, 176) +
    roll(248, 176) +
    roll(310, 214) +
    roll(96, 226) +
    roll(172, 230) +
    roll(246, 230) +
    path('M284 262q20-16 44 0-10 18-22 16t-22-16z', '#f3b6ae')
  )
}

const popsicle: Kind = ({ main, dark, light }) => {
  const one = (x: number, turn: number, top: string, bottom: string) =>
    `<g transform="rotate(${turn} ${x} 320)">${rect(x - 9, 250, 18, 82, '#e2c79a', 8)}${body(`M${x - 42} 130c0-56 84-56 84 0v118q0 16-16 16h-52q-16 0-16-16z`, light, x - 42, x + 42, rect(x - 50, 80, 100, 80, top) + rect(x - 50, 150, 100, 60, light) + rect(x - 50, 206, 100, 80, bottom) + faint(0.15, stroke(`M${x - 14} 120v120M${x + 14} 120v120`, '#1d2232', 7)))}</g>`
  return one(150, -10, main, dark) + one(256, 10, dark, main)
}

const cookiePack: Kind = (palette, mark) =>
  path('M52 176l-12-8 12-9-12-9 12-9v154l-12-9 12-9-12-8z', palette.dark) +
  path('M348 176l12-8-12-9 12-9-12-9v154l12-9-12-9 12-8z', palette.dark) +
  body(
    rounded(52, 136, 296, 172, 20),
    palette.main,
    52,
    348,
    rect(52, 250, 296, 70, palette.pale) +
      [96, 152, 208, 264, 312].map((x) => circle(x, 276, 28, '#5b3d2e') + circle(x, 276, 18, '#74503c')).join('') +
      badge(200, 196, 46, palette, mark),
  )

const bar: Kind = (palette, mark) =>
  `<g transform="rotate(-14 200 220)">${path('M40 186l18-12v96l-18-12 12-12-12-12 12-12-12-12zM360 186l-18-12v96l18-12-12-12 12-12-12-12 12-12z', palette.dark) + body(rounded(56, 172, 288, 100, 12), palette.main, 56, 344, badge(130, 222, 36, palette, mark) + rect(190, 204, 116, 10, '#fdfbf6', 5) + faint(0.6, rect(190, 226, 80, 7, '#fdfbf6', 3)))}</g>`

const candyCane: Kind = ({ main }) => {
  const cane = 'M170 318V176c0-76 96-76 96 0'
  const stripes = [300, 262, 224, 186].map((y) => stroke(`M150 ${y + 14}l40-24`, main, 13)).join('')
  return (
    stroke(cane, '#e4e0d8', 38) +
    stroke(cane, '#fbfaf6', 32) +
    cut(
      'M151 330V176c0-104 134-104 134 0h-38c0-50-58-50-58 0v154z',
      stripes + stroke('M160 152l32 14M190 116l18 30M238 112l-10 34M278 148l-34 14', main, 13),
    ) +
    path('M166 268l-56-26v52zM172 268l56-26v52z', '#529852') +
    circle(169, 268, 15, '#3f7d45')
  )
}

export const mealsAndTreats = {
  fish,
  shrimp,
  turkey,
  'meal-tray': mealTray,
  sushi,
  popsicle,
  'cookie-pack': cookiePack,
  bar,
  'candy-cane': candyCane,
} satisfies Record<string, Kind>
