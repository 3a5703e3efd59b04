import { useSession } from '../session/session.ts'
import { useShopping } from '../shopping/shopping.ts'
import { useTenant } from '../tenant/tenant.ts'
import type { GuardFacts } from './guards.rules.ts'

export const LOYALTY_FOR_ALL = 2

/** What guards are decided by, for this shopper right now. */
export function useGuardFacts(): GuardFacts {
  const session = useSession((state) => state.status)
  const customerId = useSession((state) => state.customerId)
  const hasStore = useShopping((state) => state.store !== null)
  const loyaltyType = useTenant((state) => state.configuration?.businessConfigurations.lnsSubscriptionType)
  return { session, customerId, hasStore, hasLoyalty: loyaltyType === LOYALTY_FOR_ALL }
}
