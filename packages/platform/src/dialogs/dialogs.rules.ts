import type { DialogName } from '@aisle/contract'
import type { OpenDialog } from './dialogs.types.ts'

/** Questions and notices belong to whatever they were asked over. */
const OVER_ANYTHING: ReadonlySet<DialogName> = new Set(['confirm', 'information', 'sign-up', 'legal', 'coupon-confirm'])

/** Must be answered: nothing that opens, no change of page and no way back takes them off (spec 1 §2, decision 32). */
const BLOCKING: ReadonlySet<DialogName> = new Set(['disclaimer', 'age-check'])

export const isBlocking = ({ name }: OpenDialog): boolean => BLOCKING.has(name)

/** Dialogs that open over a parent without closing it (spec 1 §2). */
const PARENTS: { readonly [Name in DialogName]?: readonly DialogName[] } = {
  wishlist: ['quick-product'],
}

/** The dialogs that stay open below a new one: its parents; all for a question (spec 1 §2). */
export function staysBelow(open: OpenDialog, next: DialogName): boolean {
  return isBlocking(open) || OVER_ANYTHING.has(next) || (PARENTS[next]?.includes(open.name) ?? false)
}
