import { isAutoShippable } from '@aisle/api/blacklist'
import type { ProductCard } from '@aisle/api/product-card'

type Offered = Pick<ProductCard, 'isSubscribeForAutoShip' | 'isinstock' | 'isProductBlacklisted'>

/** Whether a deal offers to subscribe to a product: it can be sent again and again, and is in stock (spec 2 §4). */
export const offersSubscription = (
  { isSubscribeForAutoShip: isAllowed = false, isinstock, isProductBlacklisted: isBlacklisted = false }: Offered,
  blacklistHandling: number | null | undefined,
): boolean => isinstock && isAutoShippable({ isAllowed, isBlacklisted }, { blacklistHandling })
