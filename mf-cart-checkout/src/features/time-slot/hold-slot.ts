import type { CartFulfillment } from '@aisle/api/cart-detail'
import { type BlockedSlots, type BookedSlot, bookSlot, rebookSlot } from '@aisle/api/slot'
import { type ApiClient, ApiError } from '@aisle/platform'
import type { CartTerms } from '../out-of-stock/own-cart.ts'

/** A slot as the shopper chose it; `date` in the store's zone. */
export type SlotChoice = { readonly slotId: string; readonly date: string }

export type HoldWish = {
  readonly choice: SlotChoice
  readonly group: Pick<CartFulfillment, 'codeName' | 'fulfillmentMethodID'>
  readonly locationID: string
  /** Whose cart it is for (`cart.terms()`). */
  readonly terms: CartTerms
  /** What the shopper held before: it is exchanged. */
  readonly held: BookedSlot | undefined
}

/** The hold has run out, or was given back elsewhere (spec 2 §8). */
const HOLD_GONE = 'CRT_0014'

/**
 * Holds a slot. One that was held before is exchanged for it; where that one has run out meanwhile, there is nothing to
 * exchange and the slot is simply held. Answers with all that is held. @throws ApiError, CRT_0018 where it has no place left
 */
export async function holdSlot(client: ApiClient, wish: HoldWish): Promise<BlockedSlots> {
  const { choice, group, locationID, terms, held } = wish
  const { slotId, date: bookingDate } = choice
  const body = { slotId, bookingDate, locationID, fulfillmentCodeName: group.codeName, ...terms }
  const hold = () => client.call(bookSlot, { body })
  const exchange = (slotBookingId: string) =>
    client.call(rebookSlot, { params: { slotBookingId }, body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === HOLD_GONE) return hold()
      throw error
    })
  return await (held ? exchange(held.slotBookingID) : hold())
}
