import type { MarkName } from './marks.ts'
import type { Palette } from './palette.ts'

/** Draws one kind of product in a palette, with the pictogram of its label. */
export type Kind = (palette: Palette, mark: MarkName) => string
