import type { Colour } from './colour.ts'

/** Pieces of SVG as text; coordinates are those of a 400 × 400 drawing that stands on y = 328. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Round ends and corners come from the frame. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const faint = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`

export const move = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`

/** The name comes from the outline, so equal names in one page mean equal outlines. */
function clipNameOf(d: string): string {
  let sum = 7
  for (const letter of d) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647
  return `c${sum.toString(36)}`
}

/** Content cut to an outline. */
export function cut(d: string, content: string): string {
  const name = clipNameOf(d)
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`
}

/** An upright body with a soft shade on its right and a gleam on its left. `left` and `right` bound it. */
export function body(d: string, fill: Colour, left: number, right: number, inside = ''): string {
  const width = right - left
  const shade = rect(right - width * 0.26, 0, width * 0.26, 400, '#1d2232')
  const edge = rect(right - width * 0.09, 0, width * 0.09, 400, '#1d2232')
  const gleam = rect(left + width * 0.08, 0, width * 0.07, 400, '#ffffff')
  return cut(d, path(d, fill) + inside + faint(0.09, shade + edge) + faint(0.28, gleam))
}

/** A round thing: its shade is what a copy moved to the light leaves uncovered. */
export function round(d: string, main: Colour, dark: Colour, inside = ''): string {
  return cut(d, path(d, dark) + `<path d="${d}" fill="${main}" transform="translate(-13 -11)"/>${inside}`)
}

export const rounded = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`

/** A circle as a path. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0z`

/** A ball: two circles that touch where the light falls. */
export const ball = (x: number, y: number, radius: number, main: Colour, dark: Colour) =>
  circle(x, y, radius, dark) +
  circle(x - Math.round(radius * 0.09), y - Math.round(radius * 0.08), Math.round(radius * 0.88), main)

/** A highlight on a round thing. */
export const gleam = (x: number, y: number, rx: number, ry: number, turn = -35) =>
  faint(0.35, ellipse(x, y, rx, ry, '#ffffff', turn))
