import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import { NO_TRACES, readyToOrder, type Step, tracesOf } from '../../testing/ready-order.ts'
import { totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

describe('T25 an order with a step left out', () => {
  it.each([
    { skipped: ['otp'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['person'], code: 'ORD_PICKUP_PERSON_NEEDED' },
    { skipped: ['slot'], code: 'CRT_0014' },
    { skipped: ['otp', 'person'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['otp', 'slot'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['person', 'slot'], code: 'ORD_PICKUP_PERSON_NEEDED' },
    { skipped: ['otp', 'person', 'slot'], code: 'ORD_CONTACT_NOT_VERIFIED' },
  ] satisfies { skipped: Step[]; code: string }[])(
    'answers $code without $skipped and does nothing',
    async ({ skipped, code }) => {
      const given = await readyToOrder(test, { now, skipped })
      expect((await given.order()).code).toBe(code)
      expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
    },
  )

  it.each([
    { body: { isAcknowledgeAccepted: false }, code: 'ORD_ACKNOWLEDGE_NEEDED' },
    { body: { isPayAtStore: false }, code: 'ORD_PAYMENT_NEEDED' },
    { body: { guest: undefined }, code: 'ORD_CONTACT_NEEDED' },
  ])('answers $code', async ({ body, code }) => {
    const given = await readyToOrder(test, { now })
    expect((await given.order(body)).code).toBe(code)
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it('needs a key that tells it from a second one', async () => {
    const { shopper, cart } = await readyToOrder(test, { now })
    expect((await shopper.order({ expectedTotal: totalOf(cart) }, '')).code).toBe('IDEMPOTENCY_KEY_NEEDED')
  })

  it('is placed when nothing is left out', async () => {
    expect((await (await readyToOrder(test, { now })).order()).status).toBe(200)
  })
})
