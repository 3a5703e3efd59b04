const LONGEST = 125

/** The text for a store under maintenance, cut at 125 characters (spec 1 §2). */
export function shortDescription(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
