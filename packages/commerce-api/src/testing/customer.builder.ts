import { randomUUID } from 'node:crypto'
import { createSeeder, type CustomerSeed } from '../seeding.ts'
import type { TestApp } from '../server/testing.ts'

/** A customer with a token of their own. */
export async function insertCustomer(
  { database, tokens }: Pick<TestApp, 'database' | 'tokens'>,
  tenantId = 'fresh',
  overrides: Partial<CustomerSeed> = {},
) {
  const seed: CustomerSeed = {
    customerId: randomUUID(),
    subject: randomUUID(),
    firstName: 'Maya',
    lastName: 'Rivers',
    email: 'maya@example.com',
    ...overrides,
  }
  await database.transaction(tenantId, (tx) => createSeeder(tx).customers([seed]))
  return { ...seed, token: await tokens.user(tenantId, seed.subject, seed.email) }
}
