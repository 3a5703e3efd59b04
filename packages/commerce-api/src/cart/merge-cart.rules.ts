import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'

type Claim = {
  readonly guestEmail: string | undefined
  readonly customerEmail: string | undefined
}

/** A guest cart whose guest has proven an address goes to the owner of that address only (T12). */
export const mayMerge = ({ guestEmail, customerEmail }: Claim): boolean =>
  guestEmail === undefined || guestEmail.toLowerCase() === customerEmail?.toLowerCase()

/** Both quantities together, as far as limit and stock reach; what has run out stays as it was asked for. */
export function mergedQty(own: number, added: number, limit: number = FALLBACK_QUANTITY_LIMIT): number {
  const sum = Math.min(own + added, FALLBACK_QUANTITY_LIMIT)
  return limit > 0 ? Math.min(sum, limit) : Math.max(own, added)
}
