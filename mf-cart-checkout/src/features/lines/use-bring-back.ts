import { restoreCart } from '@aisle/api/cart'
import { ApiError, api, cart, toast, usePlatform } from '@aisle/platform'
import { adjustmentsText } from './adjustments.rules.ts'
import { linesMessages as messages } from './lines.messages.ts'
import { linesOfCart } from './lines-of-cart.rules.ts'

/** Seconds are needed to read that something did not come back. */
const READING = 5000

/**
 * Undoes what took something out of the cart, with notes, substitutes, rhythms and whatever else was chosen: by the
 * snapshot of a cart, or by the id of a line.
 */
export function useBringBack(): (snapshotID: string) => Promise<void> {
  const { store } = usePlatform().cart
  return async (snapshotID) => {
    await cart.settle()
    // It was not taken out after all: the store could not be reached then.
    if (linesOfCart(store.getState().detail).some(({ orderLineItemID }) => orderLineItemID === snapshotID)) return
    try {
      const { orderNumber } = store.getState().detail ?? {}
      const body = { snapshotID, ...(orderNumber ? { orderNumber } : {}) }
      const detail = await api.call(restoreCart, { body })
      cart.accept(detail)
      const told = adjustmentsText(detail.adjustments)
      if (told) toast('warning', told, { milliseconds: READING })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('error', error.status > 0 ? error.message : messages.cannotUndo, { milliseconds: READING })
    }
  }
}
