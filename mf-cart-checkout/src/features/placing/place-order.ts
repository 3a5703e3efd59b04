import { type PlaceOrderBody, placeOrder } from '@aisle/api/place-order'
import { type ApiClient, ApiError } from '@aisle/platform'
import type { Intents } from './intent.ts'
import { isOutcome } from './order-outcome.rules.ts'

/** The order was refused or declined: nothing was bought, the shopper may change something and go on. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused'
  readonly code: string
  /** In the shape that the contract gives the code (`order-refusal.ts`). */
  readonly details: unknown

  constructor({ code, message, details }: ApiError) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Nobody knows yet whether the order was placed. Sending it again with the kept key is safe. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/**
 * Places an order exactly once: the intent is kept before the call and until its outcome is known to the shopper
 * (F23-F25). What the store says to somebody else, because the session has ended meanwhile, is no outcome: `isOwner`
 * tells.
 * @throws OrderRefused, OutcomeUnknown
 */
export async function sendOrder(
  client: ApiClient,
  intents: Intents,
  body: PlaceOrderBody,
  isOwner: () => boolean = () => true,
  cartNumber?: string,
) {
  const { key, cartNumber: ordered, isRepeated } = intents.begin(body, cartNumber)
  let isSentAgain = isRepeated
  const onRepeat = () => {
    isSentAgain = true
  }
  try {
    const placed = await client.call(placeOrder, { body }, { idempotencyKey: key, onRepeat })
    intents.place(key, placed.orderNumber)
    return { ...placed, cartNumber: ordered }
  } catch (error) {
    const isRefusal = error instanceof ApiError && isOutcome(error, isSentAgain) && isOwner()
    if (!isRefusal) throw new OutcomeUnknown('', { cause: error })
    intents.end()
    throw new OrderRefused(error)
  }
}
