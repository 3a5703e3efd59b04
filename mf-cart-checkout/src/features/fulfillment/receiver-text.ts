import type { Address } from '@aisle/api/address'

/** `1 Main Street, Indianapolis, IN 46204` */
export const addressText = ({ line1, city, state, zip }: Pick<Address, 'line1' | 'city' | 'state' | 'zip'>): string =>
  `${line1}, ${city}, ${state} ${zip}`

type PickupPerson = { readonly primaryUserFirstName: string; readonly primaryUserLastName: string }

/** Who fetches the order, and where. */
export const personText = (
  { primaryUserFirstName: firstName, primaryUserLastName: lastName }: PickupPerson,
  storeName: string,
): string => `${firstName} ${lastName}, ${storeName}`
