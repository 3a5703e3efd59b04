import { setOrderAddress } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp, newGuestSubject } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

/** Steps before the order, in the order in which their lack is told. */
const STEPS = ['otp', 'age', 'receiver', 'slot', 'acknowledge', 'payment'] as const
type Step = (typeof STEPS)[number]

const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

const ways = [
  { way: 'pickup', lacksReceiver: 'ORD_PICKUP_PERSON_NEEDED', codeName: 'sp' },
  { way: 'scheduled', lacksReceiver: 'ORD_ADDRESS_NEEDED', codeName: 'scd' },
] as const

const codesOf = (lacksReceiver: string): Record<Step, string> => ({
  otp: 'ORD_CONTACT_NOT_VERIFIED',
  age: 'AGE_VERIFICATION_NEEDED',
  receiver: lacksReceiver,
  slot: 'CRT_0014',
  acknowledge: 'ORD_ACKNOWLEDGE_NEEDED',
  payment: 'ORD_PAYMENT_NEEDED',
})

async function openStore(way: 'pickup' | 'scheduled') {
  const required = { is_slot_booking_required: true }
  const business = { isStoreAgeRestricted: true, enableAgeRestrictedCheckout: true }
  const store = await builder.insertStore(test.query, { business, pickup: required, delivery: required })
  const wine = await builder.insertProduct(test.query, store, { has_age_restriction: true })
  const slot = await builder.insertSlot(test.query, store, store[way], now, { capacity: 100, places_left: 100 })
  return { store, wine, slot, methodId: store[way] }
}
type Given = Awaited<ReturnType<typeof openStore>>

/** A guest who has done all steps but these. */
async function comeWithout(missing: readonly Step[], given: Given, codeName: string) {
  const { store, wine, slot, methodId } = given
  const subject = newGuestSubject()
  const email = `ada-${randomUUID()}@example.com`
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant, subject), email)
  const cart = await shopper.fill(wine, 1, methodId)
  const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
  const steps: Partial<Record<Step, () => Promise<unknown>>> = {
    otp: () => shopper.prove(),
    age: () =>
      test.query(
        `INSERT INTO commerce.age_sessions (tenant_id, subject, state, expires_at, completed_at)
         VALUES ($1, $2, 'completed', now() + interval '3 days', now())`,
        [store.tenant, subject],
      ),
    receiver: () =>
      codeName === 'sp'
        ? shopper.namePickupPerson(methodId)
        : test.call(setOrderAddress, { body: { fulfillmentMethodID: methodId, address } }, shopper.token),
    slot: () => shopper.hold(slot, codeName),
  }
  for (const step of STEPS) if (!missing.includes(step)) await steps[step]?.()
  return (missingNow: readonly Step[]) =>
    shopper.order({
      expectedTotal: totalOf(cart),
      paymentToken: undefined,
      isPayAtStore: !missingNow.includes('payment'),
      isAcknowledgeAccepted: !missingNow.includes('acknowledge'),
      orderFulfillments: [{ fulfillmentMethodID: methodId }],
    })
}

const tracesOf = ({ store }: Given) =>
  test.query(
    `SELECT (SELECT count(*)::int FROM commerce.orders WHERE tenant_id = $1) AS orders,
       (SELECT sum(on_hand)::int FROM commerce.stock WHERE tenant_id = $1) AS stock,
       (SELECT count(*)::int FROM commerce.slot_bookings WHERE tenant_id = $1 AND state = 'taken') AS places,
       (SELECT count(*)::int FROM commerce.outbox WHERE tenant_id = $1 AND kind = 'order-placed') AS mails,
       (SELECT count(*)::int FROM commerce.audit_log WHERE tenant_id = $1 AND action LIKE 'order.%') AS audits,
       (SELECT count(*)::int FROM commerce.idempotency_keys WHERE tenant_id = $1) AS keys,
       (SELECT count(*)::int FROM commerce.carts WHERE tenant_id = $1 AND state <> 'open') AS carts`,
    [store.tenant],
  )

describe('T25 an order', () => {
  it.each(ways)(
    'for $way says which step is missing, for every set of missing steps, and does nothing',
    async ({ way, lacksReceiver, codeName }) => {
      const codes = codesOf(lacksReceiver)
      const given = await openStore(way)
      const before = await tracesOf(given)
      const answers = []
      const expected = []
      for (const earlier of subsetsOf(['otp', 'age', 'receiver', 'slot'] satisfies Step[])) {
        const order = await comeWithout(earlier, given, codeName)
        for (const last of subsetsOf(['acknowledge', 'payment'] satisfies Step[])) {
          const missing: readonly Step[] = [...earlier, ...last]
          const [first] = STEPS.filter((step) => missing.includes(step))
          if (!first) continue
          expected.push(`${missing}: ${codes[first]}`)
          answers.push(`${missing}: ${(await order(missing)).code}`)
        }
      }
      expect(answers).toHaveLength(63)
      expect(answers).toEqual(expected)
      expect(await tracesOf(given)).toEqual(before)

      const whole = await comeWithout([], given, codeName)
      expect((await whole([])).status).toBe(200)
    },
    120_000,
  )
})
