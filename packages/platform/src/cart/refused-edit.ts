import { type ApiClient, ApiError } from '@aisle/api/client'
import { type ErrorBehaviour, errorBehaviour } from '@aisle/api/error-behaviour'
import type { ChosenStore } from '@aisle/contract'
import type { AgeCommands } from '../age/age.types.ts'
import type { Bus } from '../bus/bus.ts'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { moveCart } from '../shopping/move-cart.ts'
import type { Toasts } from '../toasts/toasts.types.ts'
import type { CartAlerts } from './cart-alerts.store.ts'
import { cartMessages } from './cart.messages.ts'
import type { Platform } from '../platform.tsx'
import type { RefusedEdit } from './cart-options.ts'
import { refusedEditMessages } from './refused-edit.messages.ts'

/** What the shopper sees of a refused edit: by code and by where the edit came from (decision 31). */
export const refusalOf = (code: string | undefined, origin: RefusedEdit['origin']): ErrorBehaviour =>
  // What is changed on the cart's page is said in its line: nothing opens over it (ADR 23).
  errorBehaviour(code, origin === 'cart' ? 'line' : 'add')

type Surroundings = {
  readonly dialogs: Dialogs
  readonly store: ChosenStore | null
  readonly age: AgeCommands
  readonly cart: Platform['cart']
  readonly api: ApiClient
  readonly toasts: Toasts
  readonly cartAlerts: Pick<CartAlerts, 'show'>
  readonly bus: Pick<Bus, 'emit'>
  readonly signIn: () => Promise<void>
}

/**
 * Shows a refused edit in a dialog; the quantity on screen has already gone back. Where the shopper's age is missing the
 * dialog offers to verify it, and the edit is made again after that (spec 1 §4). Where the cart is another store's the
 * shopper is asked to take it along, and the edit is made there (spec 2 §4, §8). A store that sells to no guests offers to
 * sign in (spec 1 §6).
 */
export async function showRefusal(
  { product, qty, origin }: RefusedEdit,
  error: unknown,
  { dialogs, store, age, cart, api, toasts, cartAlerts, bus, signIn }: Surroundings,
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
    case 'sign-in':
      if (await dialogs.open('confirm', { ...refusedEditMessages.signIn, text })) await signIn()
      return
    case 'change-location': {
      if (!store) break
      const parts = { api, dialogs, toasts, cart: () => cart }
      const pendingAdd = { title: product.title, qty }
      if (await moveCart(parts, { chosen: store, before: null, pendingAdd })) cart.setQuantity(product, qty, origin)
      return
    }
    case 'information':
      break
    default:
      return
  }
  await dialogs.open('information', { title: refusedEditMessages.title, text })
}
