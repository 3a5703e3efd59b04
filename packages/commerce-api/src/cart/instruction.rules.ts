import { instructionRefused } from './cart.errors.ts'

/** Everything that no keyboard writes into a note, but for line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/u

/**
 * What the shopper tells whoever picks a line, as it is kept: plain text with plain line breaks, `null` for none and
 * `undefined` where nothing was said. It is shown as text and never read as anything else (T32).
 * @throws AppError 400 for text that holds control characters
 */
export function instructionOf(text: string | undefined): string | null | undefined {
  const plain = text?.replaceAll(/\r\n?/g, '\n').trim()
  if (plain === undefined) return undefined
  if (CONTROL.test(plain)) throw instructionRefused()
  return plain === '' ? null : plain
}
