export type SynonymGroup = { readonly word: string; readonly sameAs: readonly string[] }

/** The word as it was written, then as it may be in the singular: a group names one of them. */
export const formsOf = (word: string): readonly string[] => [
  ...new Set([word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]),
]

/** Other names of what a word means; plural forms count as the word, and a word of several groups means all of them. */
export function synonymsOf(word: string, groups: readonly SynonymGroup[]): readonly string[] {
  const forms = formsOf(word)
  const names = groups
    .map((group) => [group.word, ...group.sameAs])
    .filter((group) => group.some((name) => forms.includes(name)))
    .flat()
  return [...new Set(names)].filter((name) => !forms.includes(name))
}
