import type { SeedAccount } from '@aisle/identity/seeding'
import { subjectOf } from '../demo-ids.ts'

const PASSWORD = 'aisle-demo'

const people = [
  { email: 'customer@example.com', firstName: 'Casey', lastName: 'Morgan' },
  { email: 'newcomer@example.com', firstName: 'Noor', lastName: 'Haddad' },
  { email: 'visitor@example.com', firstName: 'Vera', lastName: 'Lindqvist' },
]

/** Who can sign in at a demo store: a customer with a past, one without, and somebody without a customer record. */
export const demoAccounts = (tenant: string): readonly SeedAccount[] =>
  people.map((person) => ({
    tenant,
    sub: subjectOf(tenant, person.email),
    password: PASSWORD,
    emailVerified: true,
    ...person,
  }))
