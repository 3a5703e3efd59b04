import type { PostalAddress } from '@aisle/api/address'

/** What a provider compares with the bank: no more of an address than that. */
export type BillingAddress = Pick<PostalAddress, 'firstName' | 'lastName' | 'line1' | 'city' | 'state' | 'zip'>

export const billingOf = ({ firstName, lastName, line1, city, state, zip }: PostalAddress): BillingAddress => ({
  ...(firstName ? { firstName } : {}),
  ...(lastName ? { lastName } : {}),
  line1,
  city,
  state,
  zip,
})
