import type { PickupInfo } from '@aisle/api/checkout'
import { missingInPickup } from '@aisle/api/pickup-people'
import type { CartContents } from '../cart/cart-contents.types.ts'
import { isBrought } from '../tenant/fulfillment-kind.rules.ts'
import { checksAges } from '../tenant/age-check.rules.ts'
import { pickupPersonIncomplete } from './checkout.errors.ts'

type Asked = Pick<CartContents, 'business' | 'lines' | 'fulfillments'>

/** Goods that a store restricts by age are handed out to whose date of birth it knows. */
export function asksBirthDate({ business, lines, fulfillments }: Asked, fulfillmentMethodId: string): boolean {
  const method = fulfillments.get(fulfillmentMethodId)
  const isRestricted = lines.some(
    (line) => line.fulfillmentMethodId === fulfillmentMethodId && line.product.hasAgeRestriction,
  )
  return method !== undefined && !isBrought(method.kind) && checksAges(business) && isRestricted
}

/** @throws ORD_PICKUP_PERSON_INCOMPLETE when something is not said of those who fetch the goods */
export function checkPeople(contents: Asked, people: PickupInfo) {
  const missing = missingInPickup(people, asksBirthDate(contents, people.fulfillmentMethodID))
  if (missing.length > 0) throw pickupPersonIncomplete()
}
