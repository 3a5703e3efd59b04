const LONGEST = 125

/** The text for a store under maintenance, cut at 125 characters (spec 1 §2); no word is cut in two. */
export function shortDescription(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  if (text.length <= LONGEST) return text
  const words = text.slice(0, LONGEST + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, LONGEST)}…`
}
