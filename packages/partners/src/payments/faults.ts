import { z } from 'zod'
import { paymentEventSchema, type PaymentEventKind } from '@aisle/api/payment-callback'
import type { Provider } from './payment.schemas.ts'

export const faultSchema = z.strictObject({
  fault: z.enum([
    ...(['timeout', 'decline', 'none'] as const),
    ...(['double-callback', 'late-callback', 'other-amount-callback', 'no-callback'] as const),
  ]),
  /** What it is for: time-outs and declines are of authorizations, callbacks of anything. */
  operation: z.enum(paymentEventSchema.options).default('authorize'),
  /** How many of them it is for. */
  times: z.int().min(1).max(1000).default(1),
  /** Milliseconds that a late callback waits. */
  delay: z.int().min(0).max(600_000).default(5000),
})
export type Fault = z.output<typeof faultSchema>

export const NO_FAULT: Fault = { fault: 'none', operation: 'authorize', times: 1, delay: 0 }

export type Faults = ReturnType<typeof createFaults>

/** Faults that a test has asked for, per provider and operation. Kept in memory only. */
export function createFaults() {
  const pending = new Map<string, Fault>()
  const keyOf = (provider: Provider, operation: PaymentEventKind) => `${provider} ${operation}`
  return {
    set(provider: Provider, fault: Fault): void {
      const key = keyOf(provider, fault.operation)
      if (fault.fault === 'none') pending.delete(key)
      else pending.set(key, { ...fault })
    },

    /** The fault for the next operation, which uses it up. */
    take(provider: Provider, operation: PaymentEventKind): Fault {
      const key = keyOf(provider, operation)
      const fault = pending.get(key)
      if (!fault) return NO_FAULT
      fault.times -= 1
      if (fault.times === 0) pending.delete(key)
      return fault
    },
  }
}
