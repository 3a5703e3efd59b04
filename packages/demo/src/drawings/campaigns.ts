import { arrange, picture } from './composition.ts'
import { circle, ellipse, faint, path, rect, stroke } from './svg.ts'

/** Campaign images, 1200 × 480. */
const WIDTH = 1200
const HEIGHT = 480

const van =
  path('M420 190q0-20 20-20h230q20 0 20 20v170H420z', '#fdfbf6') +
  path('M690 220h92q18 0 30 18l44 62q8 12 8 24v36H690z', '#3a8a5c') +
  path('M712 240h64q10 0 16 10l32 48H712z', '#cfe5ee') +
  rect(420, 300, 270, 22, '#3a8a5c') +
  rect(410, 352, 456, 16, '#2c3440', 6) +
  [500, 780].map((x) => circle(x, 368, 42, '#2c3440') + circle(x, 368, 20, '#c9d0d3')).join('') +
  rect(846, 318, 18, 18, '#f0d35e', 4)

const delivery = () =>
  picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, '#dbeaf0') +
      faint(
        0.7,
        ellipse(240, 110, 90, 26, '#ffffff') +
          ellipse(300, 96, 60, 26, '#ffffff') +
          ellipse(980, 84, 100, 26, '#ffffff'),
      ) +
      [
        [60, 220, 110],
        [190, 170, 90],
        [300, 240, 80],
        [900, 200, 110],
        [1030, 160, 90],
        [1140, 230, 80],
      ]
        .map(
          ([x = 0, y = 0, width = 0]) =>
            rect(x, y, width, 220, '#c3d7e0') +
            [0, 1, 2]
              .map(
                (row) =>
                  rect(x + 16, y + 22 + row * 50, 20, 26, '#e8f2f6', 3) +
                  rect(x + width - 36, y + 22 + row * 50, 20, 26, '#e8f2f6', 3),
              )
              .join(''),
        )
        .join('') +
      rect(0, 400, WIDTH, 80, '#8f9aa2') +
      [80, 320, 560, 800, 1040].map((x) => rect(x, 436, 90, 8, '#e7eaec', 4)).join('') +
      van +
      arrange([
        { kind: 'broccoli', palette: 'green', x: 520, y: 298, scale: 0.3 },
        { kind: 'apple', palette: 'red', x: 590, y: 298, scale: 0.3 },
      ]),
  )

const autoShip = () =>
  picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, '#efe6f4') +
      circle(600, 240, 190, '#e0d2ea') +
      stroke('M450 150a176 176 0 0 1 300 10', '#8a68a4', 16) +
      stroke('M750 330a176 176 0 0 1-300-8', '#8a68a4', 16) +
      path('M764 122l4 60-58-18zM436 360l-4-60 58 18z', '#8a68a4') +
      arrange([
        { kind: 'pet-bag', palette: 'plum', mark: 'paw', x: 530, y: 370, scale: 0.72 },
        { kind: 'coffee-bag', palette: 'teal', mark: 'cup', x: 680, y: 366, scale: 0.62 },
        { kind: 'diaper-pack', palette: 'sky', x: 610, y: 392, scale: 0.42 },
      ]),
  )

const rewards = () =>
  picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, '#fbeccb') +
      circle(860, 240, 210, '#f6dca2') +
      arrange([{ kind: 'gift-card', palette: 'green', x: 860, y: 400, scale: 1.05 }]) +
      [
        [700, 130, 34],
        [1020, 140, 26],
        [1040, 330, 38],
        [676, 330, 24],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#d8a53c') +
            circle(x, y, r * 0.76, '#ecc463') +
            stroke(`M${x} ${y - r * 0.36}v${r * 0.72}`, '#b98726', 5),
        )
        .join(''),
  )

export const campaigns = { delivery, 'auto-ship': autoShip, rewards }
