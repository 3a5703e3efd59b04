import { type ApiClient, ApiError } from '@aisle/api/client'
import type { ChosenStore } from '@aisle/contract'
import type { AgeCommands } from '../age/age.types.ts'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { moveCart } from '../shopping/move-cart.ts'
import type { Toasts } from '../toasts/toasts.types.ts'
import { cartMessages } from './cart.messages.ts'
import type { Platform } from '../platform.tsx'
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
  readonly cart: Platform['cart']
  readonly api: ApiClient
  readonly toasts: Toasts
}

/**
 * Shows a refused edit in a dialog; the quantity on screen has already gone back. Where the shopper's age is missing the
 * dialog offers to verify it, and the edit is made again after that (spec 1 §4). Where the cart is another store's the
 * shopper is asked to take it along, and the edit is made there (spec 2 §4, §8).
 */
export async function showRefusal(
  { product, qty, origin }: RefusedEdit,
  error: unknown,
  { dialogs, store, age, cart, api, toasts }: Surroundings,
): Promise<void> {
  const refusal = refusalOf(error instanceof ApiError ? error.code : undefined, origin)
  if (refusal === 'silent') return
  if (refusal === 'change-location' && store) {
    const parts = { api, dialogs, toasts, cart: () => cart }
    const pendingAdd = { title: product.title, qty }
    if (await moveCart(parts, { chosen: store, before: null, pendingAdd })) cart.setQuantity(product, qty, origin)
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
