import { choiceOf } from '../chance.ts'
import type { Picture } from '../catalogue/product.types.ts'
import { kinds } from './kinds.ts'
import { paletteNamed } from './palette.ts'
import { ellipse, faint, rect } from './svg.ts'

const EMBLEMS = ['sun', 'mountain', 'wave', 'star', 'flower', 'bird', 'ring'] as const

/** The picture of a product, 400 × 400: an SVG without scripts, links and text. */
export function drawProduct({ picture, brand }: { picture: Picture; brand: string }): string {
  const draw = kinds[picture.kind]
  const mark = picture.mark ?? choiceOf(`emblem ${brand}`, EMBLEMS)
  return frame(draw(paletteNamed(picture.palette), mark))
}

/** The quiet plate every drawing stands on. */
export const frame = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${
    rect(0, 0, 400, 400, '#f6f5f1') +
    faint(0.07, ellipse(208, 333, 164, 16, '#1d2232')) +
    faint(0.1, ellipse(206, 332, 122, 10, '#1d2232'))
  }<g transform="translate(-24 -36) scale(1.12)" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
