import type { BusinessSettings } from '../tenant/business-settings.ts'

/** Days that an untouched cart lives where the tenant says nothing else. */
const CART_LIFE_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** A cart that was touched last before this moment is abandoned. */
export function abandonedBefore({ cartLifeDays = CART_LIFE_DAYS }: Pick<BusinessSettings, 'cartLifeDays'>, now: Date) {
  const days = Number.isSafeInteger(cartLifeDays) && cartLifeDays > 0 ? cartLifeDays : CART_LIFE_DAYS
  return new Date(now.getTime() - days * DAY)
}
