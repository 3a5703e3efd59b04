import type { GuestContact } from '@aisle/api/place-order'

/** A guest whose address is proven. The number finds them again in a checkout that was left; no order tells it (T66). */
export type ProvenGuest = GuestContact & { readonly customerID?: string | undefined }

/** What an order says of its guest. */
export const contactOf = ({ firstName, lastName, email, phone }: ProvenGuest): GuestContact => ({
  firstName,
  lastName,
  email,
  ...(phone ? { phone } : {}),
})
