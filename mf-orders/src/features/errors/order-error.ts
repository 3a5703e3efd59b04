import { errorBehaviour, type ErrorOrigin } from '@aisle/api/error-behaviour'
import { ApiError } from '@aisle/platform'
import { messages } from '../../orders.messages.ts'

/** What is done with an order on its pages. */
export type OrderOrigin = Extract<ErrorOrigin, `order-${string}` | 'invoice' | 'return'>

/** What a page says of an order's refused change, by the one table of refusals (spec 2 §8): nothing where it is silent. */
export function orderErrorText(error: Error | null, origin: OrderOrigin): string | undefined {
  if (error === null) return undefined
  const isAnswered = error instanceof ApiError && error.status > 0
  const behaviour = errorBehaviour(isAnswered ? error.code : undefined, origin)
  switch (behaviour.kind) {
    case 'silent':
    case 'reload-cart':
      return undefined
    case 'banner':
      return behaviour.text ?? messages.failed(isAnswered ? error.message : messages.unreachable)
    default:
      return isAnswered ? error.message : messages.failed(messages.unreachable)
  }
}
