import type { PostalAddress } from './address.ts'

/**
 * What a delivery needs beyond the address where a store asks for full ones (`askFullAddressForDelivery`, spec 1 §3): who
 * receives it, and a phone number to reach them by. The documents name the setting and not what it asks for.
 */
const FULL_ADDRESS_FIELDS = ['firstName', 'lastName', 'phone'] as const

type FullAddressField = (typeof FULL_ADDRESS_FIELDS)[number]

/** In the order in which they are filled in. */
export const missingInAddress = (address: Pick<PostalAddress, FullAddressField>): readonly FullAddressField[] =>
  FULL_ADDRESS_FIELDS.filter((field) => !address[field]?.trim())

export const isFullAddress = (address: Pick<PostalAddress, FullAddressField>): boolean =>
  missingInAddress(address).length === 0
