import type { ProductCard } from '@aisle/api/product-card'

/** The handling of a blacklist that lets its products be subscribed to (spec 2 §4). */
const IGNORED = 2

/**
 * Whether a deal offers to subscribe to a product: it allows auto-ship, is in stock and is not on the blacklist, unless
 * the store's handling of its blacklist is 2 (spec 2 §4).
 */
export const offersSubscription = (
  {
    isSubscribeForAutoShip,
    isinstock,
    isProductBlacklisted,
  }: Pick<ProductCard, 'isSubscribeForAutoShip' | 'isinstock' | 'isProductBlacklisted'>,
  blacklistHandling: number | null | undefined,
): boolean => isSubscribeForAutoShip === true && isinstock && (!isProductBlacklisted || blacklistHandling === IGNORED)
