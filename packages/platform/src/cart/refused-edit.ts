import { ApiError } from '@aisle/api/client'
import type { ChosenStore } from '@aisle/contract'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { cartMessages } from './cart.messages.ts'
import type { RefusedEdit } from './create-cart.ts'

/** What the shopper sees of a refused edit: by code and by where the edit came from (decision 31). */
export type Refusal = 'silent' | 'change-location' | 'information'

const SILENT_IN_CART = new Set(['CRT_400', 'CRT_0114'])

export function refusalOf(code: string | undefined, origin: RefusedEdit['origin']): Refusal {
  if (origin === 'cart') return code !== undefined && SILENT_IN_CART.has(code) ? 'silent' : 'information'
  return code === 'CRT_400' ? 'change-location' : 'information'
}

/** Shows a refused edit in a dialog; the quantity on screen has already gone back. */
export async function showRefusal(
  { origin }: RefusedEdit,
  error: unknown,
  { dialogs, store }: { readonly dialogs: Dialogs; readonly store: ChosenStore | null },
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
  await dialogs.open('information', { title: cartMessages.failedTitle, text })
}
