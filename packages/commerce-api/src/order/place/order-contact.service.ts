import { findCustomer } from '../../customer/customer-record.store.ts'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import type { Transaction } from '../../database/database.ts'
import { findVerifiedGuest } from '../../guest/guest-customer.store.ts'
import { contactNeeded, contactNotVerified, guestCheckoutOff, signUpNeeded } from '../order.errors.ts'
import type { Contact } from './order-draft.ts'
import type { OrderRequest } from './order-request.ts'

/** Who orders. A guest is who the one-time code has proven, whatever the request says. */
export async function readContact(
  tx: Transaction,
  { business }: CartContents,
  request: OrderRequest,
): Promise<Contact> {
  return request.shopper.role === 'guest'
    ? await guestContact(tx, request, business.enableGuestCheckout !== false)
    : await customerContact(tx, request)
}

async function guestContact(tx: Transaction, { shopper, body }: OrderRequest, isAllowed: boolean): Promise<Contact> {
  if (!isAllowed) throw guestCheckoutOff()
  if (!body.guest) throw contactNeeded()
  const verified = await findVerifiedGuest(tx, shopper.subject)
  if (verified?.email.toLowerCase() !== body.guest.email.toLowerCase()) throw contactNotVerified()
  const { firstName, lastName, phone } = body.guest
  return { firstName, lastName, email: verified.email, phone: phone || null, guestCustomerId: verified.guestCustomerId }
}

async function customerContact(tx: Transaction, { shopper }: OrderRequest): Promise<Contact> {
  const customer = shopper.customerId && (await findCustomer(tx, shopper.customerId))
  if (!customer) throw signUpNeeded()
  const email = customer.email ?? shopper.email
  if (!email) throw contactNeeded()
  const { firstName, lastName, phoneNumber: phone } = customer
  return { firstName, lastName, email, phone, guestCustomerId: null }
}
