import { adoptStyles } from './adopt-styles.ts'
import { noteStyles } from './note-styles.ts'

/** What of styles has to be settled before there is any component. */
export function startStyles(): void {
  noteStyles()
  adoptStyles(document)
}
