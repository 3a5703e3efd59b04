import type { BusinessSettings } from './business-settings.ts'

/** Whether the store wants to know ages at all: while browsing, or before somebody buys (decision 11). */
export const checksAges = ({
  isStoreAgeRestricted,
  enableAgeRestrictedBrowsing,
  enableAgeRestrictedCheckout,
}: BusinessSettings): boolean =>
  Boolean(isStoreAgeRestricted && (enableAgeRestrictedBrowsing || enableAgeRestrictedCheckout))
