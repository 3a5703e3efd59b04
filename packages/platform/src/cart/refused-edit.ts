import { ApiError } from '@aisle/api/client'
import type { ChosenStore } from '@aisle/contract'
import type { AgeCommands } from '../age/age.types.ts'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartCommands } from './cart.types.ts'
import type { RefusedEdit } from './create-cart.ts'
import { refusedEditMessages } from './refused-edit.messages.ts'

/** What the shopper sees of a refused edit: by code and by where the edit came from (decision 31). */
export type Refusal = 'silent' | 'change-location' | 'age' | 'information'

const AGE_NEEDED = 'AGE_VERIFICATION_NEEDED'

export function refusalOf(code: string | undefined, origin: RefusedEdit['origin']): Refusal {
  if (code === AGE_NEEDED) return 'age'
  // The cart's own page says it as an alert in the line (spec 2 §8): nothing opens over it.
  if (origin === 'cart') return 'silent'
  return code === 'CRT_400' ? 'change-location' : 'information'
}

type Surroundings = {
  readonly dialogs: Dialogs
  readonly store: ChosenStore | null
  readonly age: AgeCommands
  readonly cart: Pick<CartCommands, 'setQuantity'>
}

/**
 * Shows a refused edit in a dialog; the quantity on screen has already gone back. Where the shopper's age is missing the
 * dialog offers to verify it, and the edit is made again after that (spec 1 §4).
 */
export async function showRefusal(
  { product, qty, origin }: RefusedEdit,
  error: unknown,
  { dialogs, store, age, cart }: Surroundings,
): Promise<void> {
  const refusal = refusalOf(error instanceof ApiError ? error.code : undefined, origin)
  if (refusal === 'silent') return
  if (refusal === 'change-location' && store && dialogs.canOpen('change-location')) {
    await dialogs.open('change-location', {
      locationId: store.locationId,
      fulfillmentMethodID: store.fulfillmentId,
      ...(store.zipCode ? { zipCode: store.zipCode } : {}),
    })
    return
  }
  const text = error instanceof ApiError && error.status > 0 ? error.message : cartMessages.unreachable
  if (refusal === 'age') {
    const wantsTo = await dialogs.open('confirm', { ...refusedEditMessages.age, text })
    if (wantsTo && (await age.verify())) cart.setQuantity(product, qty, origin)
    return
  }
  await dialogs.open('information', { title: refusedEditMessages.title, text })
}
