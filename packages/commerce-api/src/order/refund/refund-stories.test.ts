import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openRefundApp } from './paid-order.builder.ts'

/** Stories that are told; more at night. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 15)

const { payments, paidOrder, later, startAgain } = await openRefundApp()

const events = ['line 1', 'line 2', 'line 3', 'cancel', 'the day ends', 'job', 'an hour', 'tell'] as const
const faults = ['accept', 'lose-request', 'lose-answer'] as const

describe('F32 G15 whatever is canceled, in any order and with any answer lost', () => {
  it(
    `the shopper has paid for what they get, to the cent, in ${RUNS} stories`,
    async () => {
      const story = fc.array(fc.constantFrom(...events, ...faults), { minLength: 2, maxLength: 10 })
      await fc.assert(
        fc.asyncProperty(story, fc.boolean(), fc.boolean(), async (steps, withBalances, withTip) => {
          startAgain()
          const order = await paidOrder({ withBalances, withTip })
          for (const step of steps) {
            if (step.startsWith('line ')) await order.takeOut(Number(step.slice(-1))).catch(expectRefusal)
            else if (step === 'cancel') await order.cancelWhole()
            else if (step === 'the day ends') order.dayEnds()
            else if (step === 'job') await order.job()
            else if (step === 'an hour') later(60)
            else if (step === 'tell') await order.tell()
            else payments.behave(faults.find((fault) => fault === step) ?? 'accept')
            await order.expectSound()
          }
          payments.behave('accept')
          order.dayEnds()
          for (let turn = 0; turn < 2; turn += 1) {
            later(60)
            await order.job()
            await order.tell()
          }
          await order.expectSound()
          const { total, state } = await order.state()
          const { status, capturedAmount = 0, refundedAmount = 0 } = order.charge() ?? {}
          expect(status).not.toBe('authorized')
          expect(capturedAmount - refundedAmount).toBe(state === 'canceled' ? 0 : total)
        }),
        { numRuns: RUNS },
      )
    },
    60_000 + RUNS * 10_000,
  )
})

function expectRefusal(error: unknown) {
  expect(String(error)).toMatch(/can no longer be canceled|was taken out before/)
}
