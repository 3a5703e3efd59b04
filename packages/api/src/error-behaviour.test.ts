import { describe, expect, it } from 'vitest'
import { type ErrorBehaviour, errorBehaviour, type ErrorOrigin, mendingStep } from './error-behaviour.ts'

const everywhere = [
  'add',
  'line',
  'cart',
  'slot',
  'placing',
  'coupon',
  'order-edit',
  'order-update',
  'order-slot',
  'invoice',
  'return',
] as const satisfies readonly ErrorOrigin[]

type Case = readonly [code: string | undefined, origins: readonly ErrorOrigin[], behaviour: ErrorBehaviour]

const table: readonly Case[] = [
  ['CRT_0002', everywhere, { kind: 'clear-cart' }],
  ['CRT_0014', ['add', 'line', 'cart', 'coupon'], { kind: 'go-to-cart', seconds: 10 }],
  ['CRT_0018', ['add', 'line', 'cart', 'coupon'], { kind: 'go-to-cart', seconds: 10 }],
  ['CRT_0014', ['slot', 'placing'], { kind: 'mend', step: 'slot' }],
  ['CRT_0018', ['slot', 'placing'], { kind: 'mend', step: 'slot' }],
  ['CRT_GIFT_CARD_AMOUNT', ['line'], { kind: 'line' }],
  ['CRT_9999', ['cart', 'coupon'], { kind: 'alert' }],
  [undefined, ['cart'], { kind: 'alert' }],
  ['CRT_400', ['line', 'cart'], { kind: 'silent' }],
  ['CRT_400', ['add'], { kind: 'change-location' }],
  ['CRT_0114', ['line', 'cart'], { kind: 'silent' }],
  ['CRT_0114', ['add'], { kind: 'information' }],
  ['CRT_0114', ['order-edit'], { kind: 'thrown' }],
  ['CRT_0108', ['line', 'cart'], { kind: 'reload-cart' }],
  ['CRT_9999', ['add'], { kind: 'information' }],
  [undefined, ['add'], { kind: 'information' }],
  ['AGE_VERIFICATION_NEEDED', ['add', 'line', 'placing'], { kind: 'verify-age' }],
  ['ORD_1', ['order-update'], { kind: 'banner' }],
  ['ORD_1', ['order-slot'], { kind: 'banner' }],
  ['CRT_0018', ['order-slot'], { kind: 'banner' }],
  ['RTN_1', ['return'], { kind: 'banner' }],
  ['ORD_1', ['invoice'], { kind: 'banner', text: 'Error! Sorry! PDF is not available.' }],
  ['STORE_MAINTENANCE', ['placing'], { kind: 'mend', step: 'review' }],
  ['CRT_COUPON_MULTIPLE', ['coupon'], { kind: 'toast', milliseconds: 5000 }],
  ['ORD_PAYMENT_UNKNOWN', ['placing'], { kind: 'ask-again' }],
  ['CRT_BEING_ORDERED', ['placing'], { kind: 'ask-again' }],
]

describe('2§8', () => {
  it.each(table.flatMap(([code, origins, behaviour]) => origins.map((origin) => ({ code, origin, behaviour }))))(
    '$code from $origin is $behaviour.kind',
    ({ code, origin, behaviour }) => {
      expect(errorBehaviour(code, origin)).toEqual(behaviour)
    },
  )
})

it.each([
  ['ORD_CONTACT_NEEDED', 'contact'],
  ['ORD_CONTACT_NOT_VERIFIED', 'contact'],
  ['ORD_GUEST_CHECKOUT_OFF', 'contact'],
  ['CUSTOMER_NEEDED', 'contact'],
  ['ORD_ADDRESS_NEEDED', 'details'],
  ['ORD_ADDRESS_INCOMPLETE', 'details'],
  ['ORD_PICKUP_PERSON_INCOMPLETE', 'details'],
  ['CRT_SHIP_TO_STORE', 'details'],
  ['CRT_NOT_BROUGHT', 'details'],
  ['ORD_ADDRESS_OUT_OF_AREA', 'details'],
  ['ORD_PICKUP_PERSON_NEEDED', 'details'],
  ['ORD_FULFILLMENT_MISSING', 'details'],
  ['CRT_RATE', 'details'],
  ['CRT_0014', 'slot'],
  ['CRT_0018', 'slot'],
  ['ORD_PAYMENT_NEEDED', 'payment'],
  ['ORD_PAYMENT_DECLINED', 'payment'],
  ['ORD_NO_PAYMENT_GATEWAY', 'payment'],
  ['ORD_GIFT_CARD_GONE', 'payment'],
  ['CRT_PAY_AT_STORE', 'payment'],
  ['ORD_OUT_OF_STOCK', 'cart'],
  ['ORD_QUANTITY', 'cart'],
  ['ORD_BELOW_MINIMUM', 'cart'],
  ['ORD_FULFILLMENT_NOT_OFFERED', 'cart'],
  ['ORD_COUPON_GONE', 'cart'],
  ['ORD_LOYALTY_GONE', 'cart'],
  ['ORD_CART_EMPTY', 'cart'],
  ['ORD_TOTAL_CHANGED', 'review'],
  ['ORD_ACKNOWLEDGE_NEEDED', 'review'],
  ['AGE_VERIFICATION_NEEDED', 'review'],
  ['CRT_BEING_ORDERED', 'review'],
  [undefined, 'review'],
])('an order refused with %s is mended in the step %s', (code, step) => {
  expect(mendingStep(code)).toBe(step)
})
