import type { PickupInfo } from '@aisle/api/checkout'

/** `Ada King Lovelace` → first name `Ada King`, last name `Lovelace`. */
export function pickupInfoOf(fulfillmentMethodID: string, name: string): PickupInfo {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  const first = words.length > 1 ? words.slice(0, -1).join(' ') : words.join(' ')
  return { fulfillmentMethodID, primaryUserFirstName: first, primaryUserLastName: last }
}
