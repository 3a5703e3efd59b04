/** What is left of a word without one of its letters, and the word: two words one mistake apart have one in common. */
export function spellingsOf(word: string): readonly string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

/** How many letters are wrong, missing, too many or have changed places with their neighbour: optimal string alignment. */
export function mistakesBetween(typed: string, meant: string): number {
  const [one, other] = [[...typed], [...meant]]
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of one.entries()) {
    const next = [row + 1]
    for (const [column, expected] of other.entries()) {
      const at = (line: readonly number[], index: number) => line[index] ?? Infinity
      const isSwapped = letter === other[column - 1] && one[row - 1] === expected
      next.push(
        Math.min(
          at(last, column + 1) + 1,
          at(next, column) + 1,
          at(last, column) + (letter === expected ? 0 : 1),
          isSwapped ? at(beforeLast, column - 1) + 1 : Infinity,
        ),
      )
    }
    ;[beforeLast, last] = [last, next]
  }
  return last.at(-1) ?? 0
}

export type Term = {
  readonly term: string
  /** Products that have it in their title or brand. */
  readonly productCount: number
}

/** How much likelier it is that letters were doubled or swapped than that one is missing or does not belong. */
const SLIP = 3

/**
 * Of terms those that are one mistake away from a word, the likeliest first. The first letter is seldom wrong: where some
 * have it, the others are left out. A number is not misspelt.
 */
export function oneMistakeFrom(word: string, terms: readonly Term[]): readonly string[] {
  if (/\p{N}/u.test(word)) return []
  const near = terms.filter(({ term }) => mistakesBetween(word, term) === 1)
  const begunRight = near.filter(({ term }) => term[0] === word[0])
  const likelihood = ({ term, productCount }: Term) => productCount * (hasSameLetters(word, term) ? SLIP : 1)
  return (begunRight.length > 0 ? begunRight : near)
    .toSorted((one, other) => likelihood(other) - likelihood(one) || (one.term < other.term ? -1 : 1))
    .map(({ term }) => term)
}

const hasSameLetters = (one: string, other: string) => lettersOf(one) === lettersOf(other)
const lettersOf = (word: string) => [...new Set(word)].toSorted().join('')
