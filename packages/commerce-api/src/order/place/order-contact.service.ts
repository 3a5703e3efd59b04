import { findCustomer } from '../../customer/customer-record.store.ts'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import type { Transaction } from '../../database/database.ts'
import { findVerifiedGuest } from '../../guest/guest-customer.store.ts'
import { contactNeeded, contactNotVerified, guestCheckoutOff, signUpNeeded } from '../order.errors.ts'
import type { Contact } from './order-draft.ts'
import type { OrderRequest } from './order-request.ts'

type Identity = {
  readonly guest: Awaited<ReturnType<typeof findVerifiedGuest>>
  readonly customer: Awaited<ReturnType<typeof findCustomer>>
}

/** What the store knows about who orders. */
export async function readIdentity(tx: Transaction, { shopper }: OrderRequest): Promise<Identity> {
  const { role, subject, customerId } = shopper
  if (role === 'guest') return { guest: await findVerifiedGuest(tx, subject), customer: undefined }
  return { guest: undefined, customer: customerId ? await findCustomer(tx, customerId) : undefined }
}

/** Who orders. A guest is who the one-time code has proven, whatever the request says. */
export const contactOf = (request: OrderRequest, { business }: CartContents, identity: Identity): Contact =>
  request.shopper.role === 'guest'
    ? guestContact(request, identity, business.enableGuestCheckout !== false)
    : customerContact(request, identity)

function guestContact({ body }: OrderRequest, { guest: verified }: Identity, isAllowed: boolean): Contact {
  if (!isAllowed) throw guestCheckoutOff()
  if (!body.guest) throw contactNeeded()
  if (verified?.email.toLowerCase() !== body.guest.email.toLowerCase()) throw contactNotVerified()
  const { firstName, lastName, phone } = body.guest
  return { firstName, lastName, email: verified.email, phone: phone || null, guestCustomerId: verified.guestCustomerId }
}

function customerContact({ shopper }: OrderRequest, { customer }: Identity): Contact {
  if (!customer) throw signUpNeeded()
  const email = customer.email ?? shopper.email
  if (!email) throw contactNeeded()
  const { firstName, lastName, phoneNumber: phone } = customer
  return { firstName, lastName, email, phone, guestCustomerId: null }
}
