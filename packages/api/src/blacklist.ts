/** How a store treats blacklisted products, where that lets them be sent again and again (spec 2 §4). */
const AUTO_SHIPPED_ALL_THE_SAME = 2

/** Whether a product can be sent again and again: allowed, and not blacklisted unless the store's handling is 2 (spec 2 §4). */
export const isAutoShippable = (
  { isAllowed, isBlacklisted }: { readonly isAllowed: boolean; readonly isBlacklisted: boolean },
  { blacklistHandling }: { readonly blacklistHandling?: number | null | undefined },
): boolean => isAllowed && (!isBlacklisted || blacklistHandling === AUTO_SHIPPED_ALL_THE_SAME)
