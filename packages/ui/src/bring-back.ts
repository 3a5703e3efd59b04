import { restoreCart } from '@aisle/api/cart'
import { ApiError, api, cart, toast } from '@aisle/platform'
import { adjustmentsText } from './cart-adjustments.rules.ts'

/** Seconds are needed to read that something did not come back. */
const READING = 5000

const CANNOT_UNDO = 'We could not reach the store, so nothing was brought back. Please try again.'

/**
 * Undoes what took something out of the cart, with notes, substitutes, rhythms and whatever else was chosen: by the
 * snapshot of a cart, or by the id of a line. Edits under way are sent first.
 */
export async function bringBack(snapshotID: string): Promise<void> {
  try {
    const detail = await api.call(restoreCart, { body: { snapshotID, ...cart.terms() } })
    cart.accept(detail)
    const told = adjustmentsText(detail.adjustments)
    if (told) toast('warning', told, { milliseconds: READING })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast('error', error.status > 0 ? error.message : CANNOT_UNDO, { milliseconds: READING })
  }
}
