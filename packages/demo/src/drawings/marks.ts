import { circle, ellipse, path, rect, stroke } from './svg.ts'

/** Draws a pictogram in a box from -12 to 12; `back` is the colour behind it. */
type Mark = (fill: string, back: string) => string

const turned = (count: number, piece: (turn: number) => string) =>
  Array.from({ length: count }, (_, index) => piece((360 / count) * index)).join('')
const rotate = (turn: number, content: string) => `<g transform="rotate(${turn})">${content}</g>`
const STAR = 'M0-12 3.5-4 12-3.2 5.6 2.4 7.6 11 0 6.5-7.6 11-5.6 2.4-12-3.2-3.5-4z'

const MARKS = {
  apple: (fill) =>
    path('M0-4C4-8 12-6 11 2 10 9 5 13 0 10-5 13-10 9-11 2-12-6-4-8 0-4z', fill) +
    path('M0-6c0-4 3-6 7-6 0 4-3 6-7 6z', fill),
  bean: (fill) => path('M-7-9C1-14 10-8 10 1 10 9 3 12 0 9-4 5 2 2-2-1-7 0-13-4-7-9z', fill),
  berry: (fill) => circle(-5, 4, 6, fill) + circle(6, 4, 6, fill) + circle(0, -5, 6, fill),
  bird: (fill, back) =>
    path('M-12-2C-6 2-4-9 3-9c3 0 5 1 6 3l4 1-4 2C9 6 2 11-6 11l5-4C-8 7-12 4-12-2z', fill) + circle(4, -5, 1.2, back),
  bone: (fill) =>
    stroke('M-6 0H6', fill, 6) +
    circle(-8, -4, 4, fill) +
    circle(-8, 4, 4, fill) +
    circle(8, -4, 4, fill) +
    circle(8, 4, 4, fill),
  bubble: (fill, back) =>
    circle(-3, 3, 8, fill) + circle(-3, 3, 5, back) + circle(7, -5, 5, fill) + circle(-6, -9, 3, fill),
  cheese: (fill, back) =>
    path('M-12 2 6-9c4 1 6 5 6 10v9h-24z', fill) +
    circle(-4, 5, 2.5, back) +
    circle(5, 1, 2, back) +
    circle(5, 8, 1.5, back),
  chili: (fill) =>
    path('M6-7c5 4 4 12-3 16-5 3-11 3-15 0 9 0 11-6 11-13 0-5 4-6 7-3z', fill) + stroke('M4-8c0-2 1-3 3-4', fill, 2.5),
  citrus: (fill, back) =>
    circle(0, 0, 12, fill) +
    circle(0, 0, 9.5, back) +
    turned(6, (turn) => rotate(turn, path('M0-1.5 3.5-7.500a8 8 0 0 0-7 0z', fill))),
  cookie: (fill, back) =>
    circle(0, 0, 11, fill) +
    circle(-4, -3, 2, back) +
    circle(4, -4, 1.5, back) +
    circle(3, 4, 2.2, back) +
    circle(-4, 5, 1.5, back),
  corn: (fill) =>
    ellipse(0, -2, 5, 10, fill) + path('M-2 12C-10 9-11 1-9-4c3 4 5 9 7 16zM2 12c8-3 9-11 7-16-3 4-5 9-7 16z', fill),
  cup: (fill) =>
    path('M-10-3H7v7c0 5-3 7-8 7s-9-2-9-7z', fill) +
    stroke('M8-1c5-1 5 6 0 6M-5-7c-2-2 2-3 0-5M2-7c-2-2 2-3 0-5', fill, 2),
  drop: (fill) => path('M0-12C5-5 8-1 8 4A8 8 0 0 1-8 4C-8-1-5-5 0-12z', fill),
  egg: (fill) => path('M0-12c5 0 9 8 9 14a9 9 0 0 1-18 0c0-6 4-14 9-14z', fill),
  fish: (fill, back) => path('M-12 0C-7-8 3-8 7-1l6-5v12l-6-5c-4 7-14 7-19-1z', fill) + circle(-6, -1.5, 1.5, back),
  flame: (fill) => path('M1-12C3-6 9-3 8 4A8 8 0 0 1-8 4c0-4 2-6 3-9 2 1 3 2 3 4 3-3 3-7 3-11z', fill),
  flower: (fill, back) => turned(6, (turn) => rotate(turn, ellipse(0, -7, 3.6, 5, fill))) + circle(0, 0, 3, back),
  grape: (fill) =>
    [-6, 0, 6].map((x) => circle(x, -4, 3.4, fill)).join('') +
    circle(-3, 2, 3.4, fill) +
    circle(3, 2, 3.4, fill) +
    circle(0, 8, 3.4, fill) +
    stroke('M0-7c0-3 2-4 4-5', fill, 2),
  heart: (fill) => path('M0 11C-14 1-12-9-6-10c3 0 5 2 6 4 1-2 3-4 6-4 6 1 8 11-6 21z', fill),
  hop: (fill, back) =>
    path('M0-11C8-9 11-2 8 4 6 8 3 10 0 13c-3-3-6-5-8-9-3-6 0-13 8-15z', fill) +
    stroke('M-7-2c3 3 5 3 7 0 2 3 4 3 7 0M-5 5c2 2 4 2 5 0 1 2 3 2 5 0', back, 1.6),
  leaf: (fill, back) => path('M-10 10C-13-4-3-11 11-11 12 4 3 13-10 10z', fill) + stroke('M-8 8 4-4', back, 1.5),
  moon: (fill) => path('M3-11A11 11 0 1 0 11 5 9 9 0 0 1 3-11z', fill),
  mountain: (fill, back) => path('M-13 9-4-8 2 2 5-3 13 9z', fill) + path('M-4-8-7.2-2-4.5-3-2.8-1.5-.8-2.700z', back),
  nut: (fill, back) =>
    path('M0-12C7-7 9 1 7 6 5 11-5 11-7 6-9 1-7-7 0-12z', fill) + stroke('M0-6v11M-3.5-1v5M3.5-1v5', back, 1.3),
  olive: (fill, back) =>
    ellipse(-2, 3, 7.5, 9, fill, 20) + circle(0, -2, 2, back) + path('M1-7c3-5 7-6 11-5-1 5-5 8-11 5z', fill),
  paw: (fill) =>
    path('M0 0c5 0 9 5 8 8-1 4-5 2-8 2s-7 2-8-2c-1-3 3-8 8-8z', fill) +
    ellipse(-9, -2, 2.6, 3.6, fill) +
    ellipse(-3.5, -7, 2.6, 4, fill) +
    ellipse(3.5, -7, 2.6, 4, fill) +
    ellipse(9, -2, 2.6, 3.6, fill),
  ring: (fill, back) => circle(0, 0, 11, fill) + circle(0, 0, 5.5, back),
  snow: (fill) => turned(3, (turn) => rotate(turn, stroke('M0-11V11M-3-8 0-5 3-8M-3 8 0 5 3 8', fill, 1.8))),
  spark: (fill) => path('M3-13-8 2h6l-2 11L8-3H1z', fill),
  star: (fill) => path(STAR, fill),
  sun: (fill) => circle(0, 0, 6, fill) + turned(8, (turn) => rotate(turn, rect(-1.1, -12, 2.2, 4, fill, 1))),
  tomato: (fill, back) =>
    ellipse(0, 2, 11, 9.5, fill) +
    path('M0-5-6-8-3-9 0-12 3-9 6-8z', fill) +
    stroke('M0-4-5-6M0-4l5-2M0-4v2', back, 1.2),
  tooth: (fill) => path('M-9-6c0-6 6-5 9-4 3-1 9-2 9 4 0 5-3 7-4 16-1 3-3 2-5-4-2 6-4 7-5 4C-6 1-9-1-9-6z', fill),
  wave: (fill) => [-6, 1, 8].map((y) => stroke(`M-12 ${y}c4-5 8-5 12 0s8 5 12 0`, fill, 2.4)).join(''),
  wheat: (fill) =>
    stroke('M0 12V-6', fill, 1.8) +
    ellipse(0, -9, 2.6, 4, fill) +
    [-4, 2, 8].map((y) => ellipse(-4, y, 2.4, 4, fill, -35) + ellipse(4, y, 2.4, 4, fill, 35)).join(''),
} as const satisfies Record<string, Mark>

export type MarkName = keyof typeof MARKS

export const isMarkName = (text: string): text is MarkName => Object.hasOwn(MARKS, text)

/** A pictogram around a point; `size` is its height. */
export const drawMark = (name: MarkName, x: number, y: number, size: number, fill: string, back: string) =>
  `<g transform="translate(${x} ${y}) scale(${Number((size / 24).toFixed(2))})">${MARKS[name](fill, back)}</g>`
