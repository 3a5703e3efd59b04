import { randomUUID } from 'node:crypto'
import { seedAccounts } from '../../packages/identity/src/seeding.ts'
import type { Database } from './database.ts'
import { newEmail } from './new-email.ts'
import { PASSWORD } from './prepared-shopper.ts'

const name = { firstName: 'Robin', lastName: 'Miller' } as const

export type NewCustomer = { readonly customerId: string; readonly email: string }

/** A customer of a store whom nobody else signs in as: an account with the password of the demo, and a record. */
export async function newCustomer(database: Database, tenant: string, who: string): Promise<NewCustomer> {
  const email = newEmail(who)
  const [subject, customerId] = [randomUUID(), randomUUID()]
  const account = { tenant, sub: subject, email, password: PASSWORD, emailVerified: true, ...name }
  await seedAccounts(database.ownerUrl, [account])
  await database.query(
    `INSERT INTO commerce.customers
       (tenant_id, customer_id, subject, first_name, last_name, email, phone_number, policy_accepted_at)
     VALUES ($1, $2, $3, $4, $5, $6, '3175550142', now())`,
    [tenant, customerId, subject, name.firstName, name.lastName, email],
  )
  return { customerId, email }
}
