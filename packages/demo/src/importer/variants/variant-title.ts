/** A title, and the values by which its variant is chosen. */
export type TitledChoice = { readonly title: string; readonly values: readonly string[] }

/**
 * What the titles of all variants say where each leaves out what it is chosen by: `Green Tea, 50 g` → `Green Tea`. Where
 * they do not agree, the first one's title.
 */
export function titleOfVariants([first, ...others]: readonly [TitledChoice, ...TitledChoice[]]): string {
  if (others.every(({ title }) => title === first.title)) return first.title
  const plain = withoutValues(first)
  return plain !== '' && others.every((other) => withoutValues(other) === plain) ? plain : first.title
}

const withoutValues = ({ title, values }: TitledChoice) =>
  values
    .reduce((text, value) => text.replace(patternOf(value), ' '), title)
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*[-–,;:|/]\s*)+(?=[-–,;:|/]\s)/g, '')
    .replaceAll(/^[\s,;:|/–-]+|[\s,;:|/–-]+$/g, '')

/** As a word of its own; `50 g` is written `50g` as well. */
function patternOf(value: string): RegExp {
  const parts = value
    .split(/\s+|(?<=\d)(?=\p{L})/u)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}'’])${parts.join('\\s*')}(?![\\p{L}\\p{N}'’])`, 'iu')
}
