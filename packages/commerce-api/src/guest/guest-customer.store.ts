import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { type GuestCustomerRecord, guestCustomers } from './guest-customers.table.ts'

const selectGuest = prepared((db) =>
  db
    .select()
    .from(guestCustomers)
    .where(and(eq(guestCustomers.tenantId, value('tenantId')), eq(guestCustomers.subject, value('subject'))))
    .prepare('find_verified_guest'),
)

export async function findVerifiedGuest(tx: Transaction, subject: string) {
  const [guest] = await selectGuest(tx, { subject })
  return guest
}

type Contact = Pick<GuestCustomerRecord, 'subject' | 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'verifiedAt'>

/** One subject proves one address at a time: the last one counts. */
export async function saveVerifiedGuest({ db, tenantId }: Transaction, contact: Contact): Promise<GuestCustomerRecord> {
  const [guest] = await db
    .insert(guestCustomers)
    .values({ tenantId, ...contact })
    .onConflictDoUpdate({
      target: [guestCustomers.tenantId, guestCustomers.subject],
      set: {
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        email: sql`excluded.email`,
        phoneNumber: sql`excluded.phone_number`,
        verifiedAt: sql`excluded.verified_at`,
      },
    })
    .returning()
  if (!guest) throw new Error('the guest was not saved')
  return guest
}
