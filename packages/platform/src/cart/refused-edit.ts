import { ApiError } from '@aisle/api/client'
import { type ErrorBehaviour, errorBehaviour } from '@aisle/api/error-behaviour'
import type { ChosenStore } from '@aisle/contract'
import type { AgeCommands } from '../age/age.types.ts'
import type { Bus } from '../bus/bus.ts'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import type { CartAlerts } from './cart-alerts.store.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartCommands } from './cart.types.ts'
import type { RefusedEdit } from './create-cart.ts'
import { refusedEditMessages } from './refused-edit.messages.ts'

/** What the shopper sees of a refused edit: by code and by where the edit came from (decision 31). */
export const refusalOf = (code: string | undefined, origin: RefusedEdit['origin']): ErrorBehaviour =>
  // What is changed on the cart's page is said in its line: nothing opens over it (ADR 23).
  errorBehaviour(code, origin === 'cart' ? 'line' : 'add')

type Surroundings = {
  readonly dialogs: Dialogs
  readonly store: ChosenStore | null
  readonly age: AgeCommands
  readonly cart: Pick<CartCommands, 'setQuantity'>
  readonly cartAlerts: Pick<CartAlerts, 'show'>
  readonly bus: Pick<Bus, 'emit'>
}

/**
 * Shows a refused edit in a dialog; the quantity on screen has already gone back. Where the shopper's age is missing the
 * dialog offers to verify it, and the edit is made again after that (spec 1 §4).
 */
export async function showRefusal(
  { product, qty, origin }: RefusedEdit,
  error: unknown,
  { dialogs, store, age, cart, cartAlerts, bus }: Surroundings,
): Promise<void> {
  const code = error instanceof ApiError ? error.code : undefined
  const refusal = refusalOf(code, origin)
  const text = error instanceof ApiError && error.status > 0 ? error.message : cartMessages.unreachable
  switch (refusal.kind) {
    case 'go-to-cart':
      cartAlerts.show({ key: 'slot', variant: 'danger', message: text, seconds: refusal.seconds })
      bus.emit('slot.lost', {})
      return
    case 'verify-age': {
      const wantsTo = await dialogs.open('confirm', { ...refusedEditMessages.age, text })
      if (wantsTo && (await age.verify())) cart.setQuantity(product, qty, origin)
      return
    }
    case 'change-location':
      if (!store || !dialogs.canOpen('change-location')) break
      await dialogs.open('change-location', {
        locationId: store.locationId,
        fulfillmentMethodID: store.fulfillmentId,
        ...(store.zipCode ? { zipCode: store.zipCode } : {}),
      })
      return
    case 'information':
      break
    default:
      return
  }
  await dialogs.open('information', { title: refusedEditMessages.title, text })
}
