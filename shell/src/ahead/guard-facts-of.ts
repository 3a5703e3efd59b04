import type { Platform } from '@aisle/platform'
import { LOYALTY_FOR_ALL } from '../frame/guard-facts.ts'
import type { GuardFacts } from '../routing/guards.rules.ts'

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
