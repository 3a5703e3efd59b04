import { randomUUID } from 'node:crypto'
import type { OrderSeed } from '../seeding.ts'
import type { insertCustomer } from './customer.builder.ts'
import { testIds } from './store.builder.ts'

let numbers = 1_000_000_000

/** An order of 10 November 2026 that a customer picks up at the first test location. */
export function orderSeed(
  { customerId, subject, firstName, lastName, email }: Awaited<ReturnType<typeof insertCustomer>>,
  given: Pick<OrderSeed, 'lines'> & Partial<OrderSeed>,
): OrderSeed {
  numbers += 1
  return {
    orderId: randomUUID(),
    orderNumber: String(numbers),
    customerId,
    subject,
    firstName,
    lastName,
    email,
    locationId: testIds('fresh').downtown,
    placedAt: new Date('2026-11-10T15:00:00Z'),
    fulfillment: { codeName: 'sp' },
    card: { provider: 'DATACAP', brand: 'visa', last4: '1111' },
    ...given,
  }
}
