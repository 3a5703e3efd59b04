import { applyChangeLocation } from '@aisle/api/cart-location'
import { ApiError } from '@aisle/api/client'
import type { ChosenStore, DialogProps } from '@aisle/contract'
import type { Platform } from '../platform.tsx'
import type { ShoppingOptions } from './create-shopping.ts'
import { NOT_CHANGED } from './not-changed.ts'
import { shoppingMessages } from './shopping.messages.ts'

type Parts = Pick<ShoppingOptions, 'api' | 'dialogs' | 'toasts'> & { readonly cart: () => Platform['cart'] }
type Move = {
  readonly chosen: ChosenStore
  /** The store that is left; `null` where only the cart is elsewhere. */
  readonly before: ChosenStore | null
  readonly pendingAdd?: DialogProps<'change-location'>['pendingAdd']
}

/**
 * Moves the cart before the store is taken, so that store and cart never disagree; asks before (spec 2 §4, change of
 * store). Slots that were held are the other store's: the API gives them back. Without a cart there is no checkout that
 * holds one; what an emptied cart left ends with its 15 minutes. Answers whether the way is free.
 */
export async function moveCart(parts: Parts, { chosen, before, pendingAdd }: Move) {
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
    cart().accept(await api.call(applyChangeLocation, { query }))
    return true
  } catch (error) {
    toasts.show('error', error instanceof ApiError ? error.message : NOT_CHANGED)
    return false
  }
}

/** Asks with a comparison of both stores where a remote has one that can be shown, with a plain question else. */
async function isWanted({ dialogs }: Parts, place: DialogProps<'change-location'>, storeName: string) {
  const answer = dialogs.canOpen('change-location') ? await dialogs.open('change-location', place) : 'failed'
  return answer === 'failed' ? await dialogs.open('confirm', shoppingMessages.move(storeName)) : answer === true
}
