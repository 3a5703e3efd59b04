import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import { locationNotFound } from '../location/location.errors.ts'
import { countUnread } from '../notification/notifications.store.ts'
import type { Shopper } from '../server/caller.ts'
import { customerNeeded, tokenRefused } from '../server/server.errors.ts'
import { awaitTurn } from '../slot/slot-turn.store.ts'
import { emailNotVerified, nothingToLink } from './customer.errors.ts'
import { presentCustomer } from './customer.presenter.ts'
import * as store from './customers.store.ts'

/** The caller's record; `null` for somebody who has not signed up as a customer. */
export async function getCustomer(tx: Transaction, { customerId }: Shopper) {
  const customer = customerId ? await store.findCustomer(tx, customerId) : undefined
  return customer ? presentCustomer(customer) : null
}

export async function getUserInfo(tx: Transaction, { email, customerId }: Shopper) {
  const unreadNotifications = customerId ? await countUnread(tx, customerId) : 0
  return { email: email ?? '', hasCustomer: customerId !== undefined, unreadNotifications }
}

type SignUp = {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly zipCode?: string
}

export async function signUp(tx: Transaction, shopper: Shopper, input: SignUp, requestId: string, now: Date) {
  const { firstName, lastName, phoneNumber, zipCode } = input
  const { subject, email } = shopper
  if (!shopper.isEmailVerified) throw emailNotVerified()
  await awaitTurn(tx, subject)
  const row = await store.signUp(tx, { subject, email, firstName, lastName, phoneNumber, zipCode, now })
  if (!row) throw customerNeeded()
  await recordAudit(tx, { action: 'customer.signed-up', subject, objectId: row.customerId, requestId })
  return presentCustomer(row)
}

/** Whether signing up would meet a record: their own, or one that the store keeps of their proven address (T16). */
export async function hasRecord(tx: Transaction, { customerId, email, isEmailVerified }: Shopper): Promise<boolean> {
  if (customerId !== undefined) return true
  return isEmailVerified && email !== undefined && (await store.countUnlinked(tx, email)) > 0
}

/** Nobody links what they have not proven: only the owner of the address gets the store's record of it. */
export async function linkRecord(tx: Transaction, shopper: Shopper, requestId: string, now: Date) {
  const { subject, email } = shopper
  // Another device may be signing up: there is one record for each account.
  await awaitTurn(tx, subject)
  const own = await store.findCustomerOf(tx, subject)
  if (own) return presentCustomer(own)
  if (!shopper.isEmailVerified || email === undefined) throw emailNotVerified()
  const row = await store.linkRecord(tx, { subject, email, now })
  if (!row) throw nothingToLink()
  await recordAudit(tx, { action: 'customer.linked', subject, objectId: row.customerId, requestId })
  return presentCustomer(row)
}

export async function changeCustomer(
  tx: Transaction,
  customerId: string,
  changes: Parameters<typeof store.changeCustomer>[2],
) {
  const row = await store.changeCustomer(tx, customerId, changes)
  if (!row) throw tokenRefused()
  return presentCustomer(row)
}

type Preference = { readonly locationId: string; readonly fulfillmentMethodId: string }

export async function preferLocation(tx: Transaction, customerId: string, preference: Preference) {
  if (!(await store.preferLocation(tx, customerId, preference))) throw locationNotFound()
  return true
}
