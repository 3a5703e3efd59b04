/** What stands in a quantity field while it is typed into. `isNumber` is false for text that shows as 0 (decision 15). */
export type QuantityDraft = { readonly text: string; readonly isNumber: boolean }

/** At most four digits (spec 2 §9); other text shows as 0, an emptied field as empty. */
export function draftOf(typed: string): QuantityDraft {
  const text = typed.trim()
  if (text === '') return { text: '', isNumber: false }
  if (!/^\d+$/.test(text)) return { text: '0', isNumber: false }
  return { text: String(Number(text.slice(0, 4))), isNumber: true }
}

/**
 * The quantity that a draft stands for when it is committed: the last one for text, the limit for more than that. A line
 * that has more than there is by now keeps what it has, or becomes what is less.
 */
export function committedQuantity({ text, isNumber }: QuantityDraft, last: number, limit: number) {
  if (!isNumber) return { qty: last, isCapped: false }
  const wanted = Number(text)
  return { qty: Math.min(wanted, Math.max(last, limit)), isCapped: wanted > limit }
}

/** The quantity after plus: at the limit, and beyond it where goods ran out since, the same. */
export const oneMore = (qty: number, limit: number): number => Math.max(qty, Math.min(qty + 1, limit))
