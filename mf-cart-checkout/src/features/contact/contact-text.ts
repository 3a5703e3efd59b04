import type { Customer } from '@aisle/api/customer'
import type { GuestContact } from '@aisle/api/place-order'

export const guestText = ({ firstName, lastName, email }: GuestContact): string => `${firstName} ${lastName}, ${email}`

/** Whether two contacts say the same of a guest. */
export const isSameContact = (one: GuestContact, other: GuestContact): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email.toLowerCase() === other.email.toLowerCase() &&
  (one.phone ?? '') === (other.phone ?? '')

/** Name, e-mail and phone of a customer, as far as they are known. */
export const customerLines = ({
  firstName,
  lastName,
  email,
  phoneNumber,
}: Partial<Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>>): readonly string[] =>
  [[firstName, lastName].filter(Boolean).join(' '), email, phoneNumber].filter((line) => Boolean(line)).map(String)
