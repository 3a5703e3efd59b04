import type { Platform } from '@aisle/platform'
import { type GuardFacts, LOYALTY_FOR_ALL } from '@aisle/platform/host'

/** What guards are decided by, for code outside of rendering. */
export function guardFactsOf({
  session,
  shopping,
  tenant,
}: Pick<Platform, 'session' | 'shopping' | 'tenant'>): GuardFacts {
  const { status, customerId } = session.store.getState()
  const { configuration } = tenant.store.getState()
  return {
    session: status,
    customerId,
    hasStore: shopping.store.getState().store !== null,
    hasLoyalty: configuration?.businessConfigurations.lnsSubscriptionType === LOYALTY_FOR_ALL,
  }
}
