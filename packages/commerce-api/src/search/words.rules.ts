const MAX_WORDS = 8
const MAX_LENGTH = 40

/** The words of a phrase as the index spells them: lower case, without accents, letters and digits only. */
export function wordsOf(phrase: string): readonly string[] {
  const plain = phrase.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS)
}

/** Each word's alternatives → `('milk':* | 'milch':*) & 'oat':*`. Words hold letters and digits only. */
export const toTsquery = (alternatives: readonly (readonly string[])[]): string =>
  alternatives.map((words) => `(${words.map((word) => `'${word}':*`).join(' | ')})`).join(' & ')
