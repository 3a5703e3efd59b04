import type { PickupInfo } from './checkout.ts'

type People = Partial<Omit<PickupInfo, 'fulfillmentMethodID' | 'orderNumber'>>
export type PickupField = keyof People

const SECOND = [
  'alternateUserFirstName',
  'alternateUserLastName',
  'pickUpByPhone2',
  'pickUpByEmail2',
  'pickupByDOB2',
] as const

/** Something was said of a second person. */
export const hasSecondPerson = (people: People): boolean => SECOND.some((field) => Boolean(people[field]?.trim()))

/**
 * What is missing about those who fetch an order (spec 2 §3): a second person, once there is one, has a name, and where
 * the store asks for dates of birth everybody has one.
 */
export function missingInPickup(people: People, asksBirthDate: boolean): readonly PickupField[] {
  const isSecond = hasSecondPerson(people)
  const needed: readonly PickupField[] = [
    'primaryUserFirstName',
    'primaryUserLastName',
    ...(asksBirthDate ? (['pickupByDOB1'] as const) : []),
    ...(isSecond ? (['alternateUserFirstName', 'alternateUserLastName'] as const) : []),
    ...(isSecond && asksBirthDate ? (['pickupByDOB2'] as const) : []),
  ]
  return needed.filter((field) => !people[field]?.trim())
}
