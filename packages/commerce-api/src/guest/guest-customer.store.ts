import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { type GuestCustomerRecord, guestCustomers } from './guest-customers.table.ts'

const selectGuests = prepared((db) =>
  db
    .select(getTableColumns(guestCustomers))
    .from(itemsOf({ subject: 'text' }))
    .innerJoin(
      guestCustomers,
      and(eq(guestCustomers.tenantId, value('tenantId')), eq(guestCustomers.subject, sql`item.subject`)),
    )
    .prepare('find_verified_guests'),
)

/** Who the guests have proven to be, those of them who have. */
export const findVerifiedGuests = (tx: Transaction, subjects: readonly string[]): Promise<GuestCustomerRecord[]> =>
  selectGuests(tx, { subject: subjects })

export async function findVerifiedGuest(tx: Transaction, subject: string) {
  const [guest] = await findVerifiedGuests(tx, [subject])
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
