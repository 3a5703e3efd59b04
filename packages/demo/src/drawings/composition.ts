import { kinds, type ProductKind } from './kinds.ts'
import type { MarkName } from './marks.ts'
import { paletteNamed, type PaletteName } from './palette.ts'
import { ellipse, faint, move } from './svg.ts'

/** One product in a larger picture: where it stands, how large it is. */
export type Prop = {
  kind: ProductKind
  palette: PaletteName
  mark?: MarkName
  x: number
  y: number
  scale: number
  turn?: number
}

/** Products standing on a surface; `x` is their middle, `y` the surface. Later ones are in front. */
export const arrange = (props: readonly Prop[]) =>
  props
    .map(({ kind, palette, mark = 'sun', x, y, scale, turn = 0 }) => {
      const shadow = faint(0.12, ellipse(206, 330, 116, 13, '#1d2232'))
      return move(x - 200 * scale, y - 328 * scale, shadow + kinds[kind](paletteNamed(palette), mark), scale, turn)
    })
    .join('')

/** A picture of any size without scripts, links and text. */
export const picture = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
