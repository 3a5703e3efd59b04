import { stroke } from './svg.ts'

/** Letters of our own, drawn with one stroke: the line stands at 32, small letters begin at 12. */
const LETTERS: Readonly<Record<string, { width: number; d: string }>> = {
  a: { width: 20, d: 'M20 12V32M20 22a10 10 0 1 1-20 0 10 10 0 0 1 20 0' },
  b: { width: 20, d: 'M0 0V32M0 22a10 10 0 1 1 20 0 10 10 0 0 1-20 0' },
  c: { width: 17, d: 'M17 15.2a10 10 0 1 0 0 13.6' },
  d: { width: 20, d: 'M20 0V32M20 22a10 10 0 1 1-20 0 10 10 0 0 1 20 0' },
  e: { width: 20, d: 'M.4 22H20a10 10 0 1 0-3 7' },
  f: { width: 11, d: 'M12 .4C7-.6 5 2 5 7V32M0 13H11' },
  h: { width: 17, d: 'M0 0V32M0 20.500a8.5 8.5 0 0 1 17 0V32' },
  i: { width: 0, d: 'M0 13V32M0 4v.1' },
  k: { width: 15, d: 'M0 0V32M14 13 0 25M6 20 15 32' },
  l: { width: 0, d: 'M0 0V32' },
  m: { width: 28, d: 'M0 13V32M0 20a7 7 0 0 1 14 0V32M14 20a7 7 0 0 1 14 0V32' },
  n: { width: 17, d: 'M0 13V32M0 20.500a8.5 8.5 0 0 1 17 0V32' },
  o: { width: 20, d: 'M20 22a10 10 0 1 1-20 0 10 10 0 0 1 20 0' },
  r: { width: 9, d: 'M0 13V32M0 22c0-6 3-9.5 9-9' },
  s: { width: 14, d: 'M13 15c-3-3.5-12-3.5-12 1.8 0 6 13 3.2 13 10 0 6-11 6.6-14 2' },
  t: { width: 11, d: 'M5 4V26c0 5 3 7 7 5.500M0 13H11' },
  v: { width: 17, d: 'M0 13 8.5 32 17 13' },
}
const SPACE = 13
const GAP = 9

/** A word in strokes from `x`, with the baseline 32 below `y`. Throws on a letter that is not drawn yet. */
export function drawWord(
  word: string,
  x: number,
  y: number,
  colour: string,
  weight = 5,
): { svg: string; width: number } {
  let at = x
  let svg = ''
  for (const character of word) {
    const letter = LETTERS[character]
    if (character !== ' ' && !letter) throw new Error(`No drawn letter "${character}"`)
    if (letter) svg += `<g transform="translate(${at} ${y})">${stroke(letter.d, colour, weight)}</g>`
    at += letter ? letter.width + GAP : SPACE
  }
  return { svg, width: at - GAP - x }
}
