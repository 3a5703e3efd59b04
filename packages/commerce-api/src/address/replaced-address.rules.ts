import type { PostalAddress } from '@aisle/api/address'

/** Who is met there, and where it is; the phone number is a detail of it. */
const IDENTITY = ['firstName', 'lastName', 'line1', 'line2', 'city', 'state', 'zip'] as const

type Identity = Pick<PostalAddress, (typeof IDENTITY)[number]>

/**
 * The kept address of the same kind that a saved one takes the place of: the same person at the same place, however it is
 * typed (spec 1 §4, "saving may replace an address").
 */
export const replacedBy = <Kept extends Identity>(kept: readonly Kept[], saved: Identity): Kept | undefined =>
  kept.find((address) => identityOf(address) === identityOf(saved))

const identityOf = (address: Identity): string =>
  IDENTITY.map((field) =>
    (address[field] ?? '')
      .trim()
      .replaceAll(/[\s.,]+/g, ' ')
      .trim()
      .toLowerCase(),
  ).join('|')
