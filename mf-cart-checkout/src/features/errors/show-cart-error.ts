import { errorBehaviour } from '@aisle/api/error-behaviour'
import { ApiError, bus, cart, showCartAlert, toast } from '@aisle/platform'
import { errorMessages as messages } from './errors.messages.ts'

/** What the server said, or that it was not reached. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? error.message : messages.unreachable

type Origin = 'cart' | 'coupon'

const behaviourOf = (error: unknown, origin: Origin) =>
  errorBehaviour(error instanceof ApiError ? error.code : undefined, origin)

/** Whether a refusal may be said where it was met; any other is `showCartError`'s. */
export const isSaidInPlace = (error: unknown, origin: Origin): boolean => behaviourOf(error, origin).kind === 'alert'

/** Does what a refusal on the cart's page, or of a coupon, asks for (spec 2 §8). What a line says is the line's. */
export function showCartError(error: unknown, origin: Origin = 'cart'): void {
  const behaviour = behaviourOf(error, origin)
  const message = errorText(error)
  switch (behaviour.kind) {
    case 'silent':
      return
    case 'clear-cart':
      cart.clear('abandoned')
      return showCartAlert({ key: 'abandoned', variant: 'danger', message: messages.abandoned })
    case 'reload-cart':
      void cart.refresh()
      return
    case 'go-to-cart':
      showCartAlert({ key: 'slot', variant: 'danger', message, seconds: behaviour.seconds })
      return bus.emit('slot.lost', {})
    case 'toast':
      return toast('error', message, { milliseconds: behaviour.milliseconds })
    default:
      return showCartAlert({ key: 'error', variant: 'danger', message })
  }
}
