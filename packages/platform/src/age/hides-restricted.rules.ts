import type { TenantState } from '../tenant/tenant.types.ts'
import type { AgeState } from './age.types.ts'

/** Whether a shopper is shown no goods of restricted age: the store guards browsing, their age is not verified (spec 1 §5). */
export function hidesRestricted(
  { configuration }: Pick<TenantState, 'configuration'>,
  { isVerified }: Pick<AgeState, 'isVerified'>,
): boolean {
  const { isStoreAgeRestricted, enableAgeRestrictedBrowsing } = configuration?.businessConfigurations ?? {}
  return isStoreAgeRestricted === true && enableAgeRestrictedBrowsing === true && !isVerified
}
