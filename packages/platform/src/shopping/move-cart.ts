import { restoreCart } from '@aisle/api/cart'
import { applyChangeLocation } from '@aisle/api/cart-location'
import { ApiError } from '@aisle/api/client'
import type { ChosenStore, DialogProps } from '@aisle/contract'
import type { Platform } from '../platform.tsx'
import type { ShoppingOptions } from './create-shopping.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import type { MoveUndo } from './move-undo.ts'
import { NOT_CHANGED } from './not-changed.ts'
import { shoppingMessages as messages } from './shopping.messages.ts'

type Parts = Pick<ShoppingOptions, 'api' | 'dialogs' | 'toasts'> & { readonly cart: () => Platform['cart'] }
type Move = {
  readonly chosen: ChosenStore
  /** The store that is left; `null` where only the cart is elsewhere. */
  readonly before: ChosenStore | null
  readonly pendingAdd?: DialogProps<'change-location'>['pendingAdd']
  readonly wayBack?: WayBack | undefined
}

/** To the store that was left, whose cart is there again. */
export type WayBack = {
  readonly go: () => void
  /** For the page that comes after this one. */
  readonly kept: StoredValue<MoveUndo>
}

/**
 * Moves the cart before the store is taken, so that store and cart never disagree; asks before (spec 2 §4, change of
 * store). Slots that were held are the other store's: the API gives them back, as it does for a
 * cart that is emptied. Answers whether the way is free.
 */
export async function moveCart(parts: Parts, { chosen, before, pendingAdd, wayBack }: Move) {
  const { api, toasts, cart } = parts
  const { detail } = cart().store.getState()
  const isSame = detail?.locationID === chosen.locationId && before?.codeName === chosen.codeName
  if (!detail || isSame) return true
  const place = {
    locationId: chosen.locationId,
    fulfillmentMethodID: chosen.fulfillmentId,
    ...(chosen.zipCode ? { zipCode: chosen.zipCode } : {}),
  }
  const words = wordsOf(chosen, detail.locationID)
  if (!(await isWanted(parts, { ...place, ...(pendingAdd ? { pendingAdd } : {}) }, words.question))) return false
  try {
    const query = { ...place, ...cart().terms() }
    const moved = await api.call(applyChangeLocation, { query })
    cart().accept(moved)
    const { snapshotID } = moved
    if (snapshotID && before) wayBack?.kept.write({ snapshotID, before, chosen })
    if (snapshotID) offerUndo(parts, { snapshotID, text: words.done, wayBack })
    return true
  } catch (error) {
    toasts.show('error', error instanceof ApiError ? error.message : NOT_CHANGED)
    return false
  }
}

/** Of a cart at `from`: it goes to another store, or is got another way. */
export const wordsOf = ({ locationId, name, displayName }: ChosenStore, from: string | null | undefined) =>
  locationId === from
    ? { question: messages.switchTo(displayName), done: messages.switched(displayName) }
    : { question: messages.move(name), done: messages.moved(name) }

/** Asks with a comparison of both stores where a remote has one that can be shown, with a plain question else. */
async function isWanted({ dialogs }: Parts, place: DialogProps<'change-location'>, question: DialogProps<'confirm'>) {
  const answer = dialogs.canOpen('change-location') ? await dialogs.open('change-location', place) : 'failed'
  return answer === 'failed' ? await dialogs.open('confirm', question) : answer === true
}

type Undo = Pick<Move, 'wayBack'> & { readonly snapshotID: string; readonly text: string }

/** Brings the cart back as it was before it moved, and the shopper to its store (spec 2 §4). */
export function offerUndo({ api, toasts, cart }: Omit<Parts, 'dialogs'>, { snapshotID, text, wayBack }: Undo) {
  const undo = async () => {
    wayBack?.kept.remove()
    try {
      const restored = await api.call(restoreCart, { body: { snapshotID } })
      wayBack?.go()
      cart().accept(restored)
      const missing = (restored.adjustments ?? []).map(({ title }) => title)
      if (missing.length > 0) toasts.show('error', messages.undoneInPart(missing), { milliseconds: LONG_TOAST })
      else toasts.show('success', messages.undone)
    } catch (error) {
      toasts.show('error', error instanceof ApiError && error.status > 0 ? error.message : messages.undoFailed)
    }
  }
  toasts.show('success', text, {
    milliseconds: LONG_TOAST,
    action: { label: messages.undo, run: () => void undo() },
  })
}

/** Milliseconds to think a change of store over. */
const LONG_TOAST = 8000
