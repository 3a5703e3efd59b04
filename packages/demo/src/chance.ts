/** A number in [0, 1) that is always the same for the same text: FNV-1a with a final mix. */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** A whole number from `from` to `to`, both included. */
export const wholeNumberOf = (text: string, from: number, to: number): number =>
  from + Math.floor(chanceOf(text) * (to - from + 1))

/** One of the choices. */
export function choiceOf<Choice>(text: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(chanceOf(text) * choices.length)] ?? choices[0]
}
