import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a deal has triggers of its own: buying them makes the others of its products cheaper, and not themselves
 * (ADR 39). Looked up once for a statement, by an index of its own (0186).
 */
export const hasRewards = (tenantId: SQLWrapper | Placeholder | string, discountId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${discountId} IN (
    SELECT reward.discount_id FROM commerce.discount_products reward
    WHERE reward.tenant_id = ${tenantId} AND NOT reward.is_trigger))`
