import { PREFERENCE_COOKIE_AGE } from '@aisle/contract'
import { type Check, createStoredValue, type StoredValue } from '@aisle/platform'

/** Something that a shopper chose in a store and finds again for 3 days (spec 1 §9), per tenant, in this browser. */
export const createPreference = <T>(tenant: string, name: string, check: Check<T>): StoredValue<T> =>
  createStoredValue({
    key: `aisle:${tenant}:${name}`,
    version: 1,
    check,
    area: () => localStorage,
    lifetime: PREFERENCE_COOKIE_AGE,
  })
