import { z } from 'zod'
import type { Provider } from './payment.schemas.ts'

export const faultSchema = z.strictObject({
  fault: z.enum(['timeout', 'decline', 'double-callback', 'none']),
  /** How many authorizations it is for. */
  times: z.int().min(1).max(1000).default(1),
})
export type Fault = z.output<typeof faultSchema>
export type FaultName = Fault['fault']

export type Faults = ReturnType<typeof createFaults>

/** Faults that a test has asked for, per provider. Kept in memory only. */
export function createFaults() {
  const pending = new Map<Provider, Fault>()
  return {
    set(provider: Provider, fault: Fault): void {
      if (fault.fault === 'none') pending.delete(provider)
      else pending.set(provider, { ...fault })
    },

    /** The fault for the next authorization, which uses it up. */
    take(provider: Provider): FaultName {
      const fault = pending.get(provider)
      if (!fault) return 'none'
      fault.times -= 1
      if (fault.times === 0) pending.delete(provider)
      return fault.fault
    },
  }
}
