/**
 * A configuration in the boxed form of v1, whichever form it came in: in v2 the business settings lie flat beside the
 * lists (spec 1 §7, decision 38). Which one a back end sends shows by its `businessConfigurations` alone.
 */
export function boxedConfiguration(data: unknown): unknown {
  if (!isObject(data)) return data
  const { fulfillments, fulFillments = fulfillments, socialPlatforms, businessConfigurations, ...rest } = data
  const business = businessConfigurations ?? rest
  const { tenantAcr, accountID }: Record<string, unknown> = isObject(business) ? business : {}
  return {
    businessConfigurations: business,
    fulfillments: fulFillments ?? [],
    socialPlatforms: Array.isArray(socialPlatforms) ? socialPlatforms.map(withoutNulls) : (socialPlatforms ?? []),
    tenantAcr: rest['tenantAcr'] ?? tenantAcr,
    accountID: rest['accountID'] ?? accountID,
  }
}

/** A platform without a picture is one, however a back end says so. */
const withoutNulls = (platform: unknown): unknown =>
  isObject(platform) ? Object.fromEntries(Object.entries(platform).filter(([, value]) => value !== null)) : platform

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
