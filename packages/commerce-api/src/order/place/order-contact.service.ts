import { findCustomers } from '../../customer/customer-record.store.ts'
import type { CustomerRecord } from '../../customer/customers.table.ts'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { findVerifiedGuests } from '../../guest/guest-customer.store.ts'
import type { GuestCustomerRecord } from '../../guest/guest-customers.table.ts'
import { contactNeeded, contactNotVerified, guestCheckoutOff, signUpNeeded } from '../order.errors.ts'
import type { Contact } from './order-draft.ts'
import type { OrderRequest } from './order-request.ts'

export type Identity = {
  readonly guest: GuestCustomerRecord | undefined
  readonly customer: CustomerRecord | undefined
}

/** What the store knows about each who orders. */
export async function readIdentities(tx: Transaction, requests: readonly OrderRequest[]): Promise<readonly Identity[]> {
  const guestSubjects = requests.flatMap(({ shopper: { role, subject } }) => (role === 'guest' ? [subject] : []))
  const customerIds = requests.flatMap(({ shopper: { customerId } }) => (customerId ? [customerId] : []))
  const [guests, customers] = await together([
    guestSubjects.length > 0 ? findVerifiedGuests(tx, guestSubjects) : [],
    customerIds.length > 0 ? findCustomers(tx, customerIds) : [],
  ])
  const guestOf = new Map(guests.map((guest) => [guest.subject, guest]))
  const customerOf = new Map(customers.map((customer) => [customer.customerId, customer]))
  return requests.map(({ shopper: { role, subject, customerId } }) =>
    role === 'guest'
      ? { guest: guestOf.get(subject), customer: undefined }
      : { guest: undefined, customer: customerId ? customerOf.get(customerId) : undefined },
  )
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
