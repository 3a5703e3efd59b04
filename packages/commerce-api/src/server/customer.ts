import type { Shopper } from './caller.ts'
import { customerNeeded } from './server.errors.ts'

/** The customer record of a shopper, on calls that are for customers. */
export function customerIdOf({ customerId }: Shopper): string {
  if (!customerId) throw customerNeeded()
  return customerId
}
