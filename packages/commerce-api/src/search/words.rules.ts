const MAX_WORDS = 8
const MAX_LENGTH = 40

/** The words of a phrase as the index spells them: lower case, without accents, letters and digits only. */
export const wordsOf = (phrase: string): readonly string[] => spelledWords(phrase).slice(0, MAX_WORDS)

function spelledWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, MAX_LENGTH))
}

type Phrase = { readonly before: readonly string[]; readonly begun: string }

/** Words of the names that begin as the last word of a phrase does, those of most names first, and none said before. */
export function endsOf(names: readonly string[], { before, begun }: Phrase): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of names.flatMap(spelledWords)) {
    if (word.startsWith(begun) && !before.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([word]) => word)
}

/**
 * Whether words of a phrase count from their beginning. Single letters and digits alone, which begin a word of nearly
 * every product, are words as they are (T57), unless the phrase `isBegun`: still being typed.
 */
export const countFromBeginning = (alternatives: readonly (readonly string[])[], { isBegun = false } = {}): boolean =>
  isBegun || alternatives.flat().some((name) => name.length > 1)

/**
 * Each word's alternatives → `('milk':* | 'milch':*) & ('oat':*)`: every word from its beginning, or `('b') & ('2')` of
 * words as they are. An alternative may be of several words. Words hold letters and digits only.
 */
export function toTsquery(alternatives: readonly (readonly string[])[], options: { readonly isBegun?: boolean } = {}) {
  const ending = countFromBeginning(alternatives, options) ? ':*' : ''
  return alternatives.map((names) => `(${names.map((name) => nameQuery(name, ending)).join(' | ')})`).join(' & ')
}

function nameQuery(name: string, ending: string): string {
  const words = name.split(' ')
  const query = words.map((word) => `'${word}'${ending}`).join(' & ')
  return words.length > 1 ? `(${query})` : query
}

const CODE = /^[0-9A-Z]{4,20}$/

/**
 * A phrase that may be an article number or a barcode, as the index spells them: capitals and digits, a barcode without
 * the zeros that its longer forms begin with.
 */
export function codeOf(phrase: string): string | undefined {
  const code = phrase.toUpperCase().replaceAll(/[\s./_-]/g, '')
  if (!CODE.test(code) || !/\d/.test(code)) return undefined
  return /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code
}
