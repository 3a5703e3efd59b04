import type { FlowCall } from '../../server/serve.ts'
import type { placeOrder as placeOrderCall } from '@aisle/api/place-order'
import { requestHash } from '../../idempotency/idempotency.rules.ts'
import type { PaymentProvider } from '../../payment/payment-provider.ts'
import { keyNeeded, paymentDeclined, paymentUnknown } from '../order.errors.ts'
import type { Settle } from '../settle/settling.ts'
import type { OrderRequest, PlacedOrder, Settled } from './order-request.ts'
import type { Reserve } from './reserving.ts'

type Tools = {
  readonly reserve: Reserve
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly now: () => Date
}
type PlaceOrderCall = FlowCall<typeof placeOrderCall>

/**
 * Reserve, authorise, settle: two transactions with the payment between them, so that no row is locked while the
 * provider thinks. Whoever repeats the request goes on where it stopped.
 */
export async function placeOrder(
  call: PlaceOrderCall,
  { reserve, payments, settle, now }: Tools,
): Promise<PlacedOrder> {
  const request = requestOf(call, now())
  const reservation = await reserve(request)
  if (reservation.state !== 'authorising') return answer(reservation)

  const { orderId, ...charge } = reservation.payment
  const { tenantId } = request.shopper
  const outcome = await payments.authorise({ ...charge, tenantId, reference: orderId })
  if (outcome.state === 'unknown') throw paymentUnknown()
  return answer(await settle({ orderId, outcome, request }))
}

function requestOf({ shopper, body, origin }: PlaceOrderCall, now: Date): OrderRequest {
  if (!origin.idempotencyKey) throw keyNeeded()
  const { idempotencyKey: key, requestId } = origin
  return { shopper, body, key, requestHash: requestHash(body), requestId, now }
}

function answer(settled: Settled): PlacedOrder {
  if (settled.state === 'declined') throw paymentDeclined(settled.reason)
  return settled.order
}
