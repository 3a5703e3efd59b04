import { expect, it } from 'vitest'
import { isOutcome } from './order-outcome.rules.ts'

it.each([
  { status: 0, code: 'NETWORK', first: false, repeated: false },
  { status: 0, code: 'TIMEOUT', first: false, repeated: false },
  { status: 200, code: 'BAD_REPLY', first: false, repeated: false },
  { status: 401, code: 'TOKEN_REFUSED', first: false, repeated: false },
  { status: 503, code: 'ORD_PAYMENT_UNKNOWN', first: false, repeated: false },
  { status: 409, code: 'CRT_BEING_ORDERED', first: false, repeated: false },
  { status: 403, code: 'STORE_MAINTENANCE', first: true, repeated: false },
  { status: 403, code: 'STORE_CLOSED', first: true, repeated: false },
  { status: 403, code: 'STORE_INACTIVE', first: true, repeated: false },
  { status: 403, code: 'ACCESS_CODE_NEEDED', first: true, repeated: false },
  { status: 404, code: 'STORE_UNKNOWN', first: true, repeated: false },
  { status: 429, code: 'TOO_MANY_TRIES', first: true, repeated: false },
  { status: 403, code: 'HTTP', first: true, repeated: false },
  { status: 402, code: 'ORD_PAYMENT_DECLINED', first: true, repeated: true },
  { status: 404, code: 'CRT_0002', first: true, repeated: true },
  { status: 409, code: 'CRT_0018', first: true, repeated: true },
  { status: 409, code: 'ORD_TOTAL_CHANGED', first: true, repeated: true },
  { status: 403, code: 'CUSTOMER_NEEDED', first: true, repeated: true },
  { status: 403, code: 'AGE_VERIFICATION_NEEDED', first: true, repeated: true },
  { status: 422, code: 'IDEMPOTENCY_KEY_REUSED', first: true, repeated: true },
  { status: 400, code: 'VALIDATION', first: true, repeated: true },
])('F23 F51 $status $code ends an order: sent once $first, sent again $repeated', ({ first, repeated, ...error }) => {
  expect([isOutcome(error, false), isOutcome(error, true)]).toEqual([first, repeated])
})
