import { type Platform, useAge, useSession, useTenant } from '@aisle/platform'
import type { AgeFacts } from './age-demand.rules.ts'

type Configuration = ReturnType<Platform['tenant']['store']['getState']>['configuration']

function rulesOf(configuration: Configuration) {
  const { isStoreAgeRestricted, enableAgeRestrictedBrowsing, enableAgeRestrictedCheckout } =
    configuration?.businessConfigurations ?? {}
  return {
    isRestricted: isStoreAgeRestricted === true,
    guardsBrowsing: enableAgeRestrictedBrowsing === true,
    guardsCheckout: enableAgeRestrictedCheckout === true,
  }
}

/** What is known of store and shopper, for code outside of rendering. */
export function ageFactsOf({ tenant, session, age }: Pick<Platform, 'tenant' | 'session' | 'age'>): AgeFacts {
  const { status, customerId } = session.store.getState()
  const { isVerified } = age.store.getState()
  return { ...rulesOf(tenant.store.getState().configuration), session: status, customerId, isVerified }
}

export function useAgeFacts(): AgeFacts {
  const configuration = useTenant((state) => state.configuration)
  const session = useSession((state) => state.status)
  const customerId = useSession((state) => state.customerId)
  const isVerified = useAge((state) => state.isVerified)
  return { ...rulesOf(configuration), session, customerId, isVerified }
}
