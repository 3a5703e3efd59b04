import type { MenuEntry } from '@aisle/contract'
import { useMenu, useSession, useShopping, useTenant } from '@aisle/platform'
import { decideGuards, type GuardFacts } from '../routing/guards.rules.ts'

export const LOYALTY_FOR_ALL = 2

/** What guards are decided by, for this shopper right now. */
export function useGuardFacts(): GuardFacts {
  const session = useSession((state) => state.status)
  const customerId = useSession((state) => state.customerId)
  const hasStore = useShopping((state) => state.store !== null)
  const loyaltyType = useTenant((state) => state.configuration?.businessConfigurations.lnsSubscriptionType)
  return { session, customerId, hasStore, hasLoyalty: loyaltyType === LOYALTY_FOR_ALL }
}

/** The menu entries of a place that this shopper may follow. */
export function useOpenMenu(place: MenuEntry['in']): readonly MenuEntry[] {
  const facts = useGuardFacts()
  return useMenu(place).filter(({ guards = [] }) => decideGuards(guards, facts) === 'pass')
}
