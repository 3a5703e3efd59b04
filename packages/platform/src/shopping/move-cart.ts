import { restoreCart } from '@aisle/api/cart'
import { applyChangeLocation } from '@aisle/api/cart-location'
import { ApiError } from '@aisle/api/client'
import type { ChosenStore, DialogProps } from '@aisle/contract'
import type { Platform } from '../platform.tsx'
import type { ShoppingOptions } from './create-shopping.ts'
import { NOT_CHANGED } from './not-changed.ts'
import { shoppingMessages as messages } from './shopping.messages.ts'

type Parts = Pick<ShoppingOptions, 'api' | 'dialogs' | 'toasts'> & { readonly cart: () => Platform['cart'] }
type Move = {
  readonly chosen: ChosenStore
  /** The store that is left; `null` where only the cart is elsewhere. */
  readonly before: ChosenStore | null
  readonly pendingAdd?: DialogProps<'change-location'>['pendingAdd']
  /** Takes the shopper back to the store that was left, whose cart is there again. */
  readonly goBack?: (() => void) | undefined
}

/**
 * Moves the cart before the store is taken, so that store and cart never disagree; asks before (spec 2 §4, change of
 * store). Slots that were held are the other store's: the API gives them back, as it does for a
 * cart that is emptied. Answers whether the way is free.
 */
export async function moveCart(parts: Parts, { chosen, before, pendingAdd, goBack }: Move) {
  const { api, toasts, cart } = parts
  const { detail } = cart().store.getState()
  const isSame = detail?.locationID === chosen.locationId && before?.codeName === chosen.codeName
  if (!detail || isSame) return true
  const place = {
    locationId: chosen.locationId,
    fulfillmentMethodID: chosen.fulfillmentId,
    ...(chosen.zipCode ? { zipCode: chosen.zipCode } : {}),
  }
  if (!(await isWanted(parts, { ...place, ...(pendingAdd ? { pendingAdd } : {}) }, chosen.name))) return false
  try {
    const query = { ...place, ...(detail.orderNumber ? { orderNumber: detail.orderNumber } : {}) }
    const moved = await api.call(applyChangeLocation, { query })
    cart().accept(moved)
    if (moved.snapshotID) offerUndo(parts, { snapshotID: moved.snapshotID, storeName: chosen.name, goBack })
    return true
  } catch (error) {
    toasts.show('error', error instanceof ApiError ? error.message : NOT_CHANGED)
    return false
  }
}

/** Asks with a comparison of both stores where a remote has one that can be shown, with a plain question else. */
async function isWanted({ dialogs }: Parts, place: DialogProps<'change-location'>, storeName: string) {
  const answer = dialogs.canOpen('change-location') ? await dialogs.open('change-location', place) : 'failed'
  return answer === 'failed' ? await dialogs.open('confirm', messages.move(storeName)) : answer === true
}

type Undo = Pick<Move, 'goBack'> & { readonly snapshotID: string; readonly storeName: string }

/** Brings the cart back as it was before it moved, and the shopper to its store (spec 2 §4). */
function offerUndo({ api, toasts, cart }: Parts, { snapshotID, storeName, goBack }: Undo) {
  const undo = async () => {
    try {
      const restored = await api.call(restoreCart, { body: { snapshotID } })
      goBack?.()
      cart().accept(restored)
      const missing = (restored.adjustments ?? []).map(({ title }) => title)
      if (missing.length > 0) toasts.show('error', messages.undoneInPart(missing), { milliseconds: LONG_TOAST })
      else toasts.show('success', messages.undone)
    } catch (error) {
      toasts.show('error', error instanceof ApiError && error.status > 0 ? error.message : messages.undoFailed)
    }
  }
  toasts.show('success', messages.moved(storeName), {
    milliseconds: LONG_TOAST,
    action: { label: messages.undo, run: () => void undo() },
  })
}

/** Milliseconds to think a change of store over. */
const LONG_TOAST = 8000
