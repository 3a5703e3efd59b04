import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { locationFulfillments } from '../location/location-fulfillments.table.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { FULFILLMENT_KINDS } from '../tenant/fulfillment-kind.rules.ts'
import { type AskedCart, askedCart, askedCarts, columnsOfAsked } from './asked-carts.store.ts'
import type { OfferedFulfillment } from './cart-contents.types.ts'
import { cartLines } from './cart-lines.table.ts'

/** The named ways of receiving goods with what one store makes of them. */
export async function readOfferedFulfillments(
  { db, tenantId }: Transaction,
  locationId: string | null,
  methodIds: readonly string[],
): Promise<ReadonlyMap<string, OfferedFulfillment>> {
  if (!locationId || methodIds.length === 0) return new Map()
  const rows = await db
    .select({ method: fulfillmentMethods, offer: locationFulfillments })
    .from(fulfillmentMethods)
    .leftJoin(locationFulfillments, isOfferAt(sql`${locationId}`))
    .where(
      and(eq(fulfillmentMethods.tenantId, tenantId), inArray(fulfillmentMethods.fulfillmentMethodId, [...methodIds])),
    )
  return new Map(rows.map(({ method, offer }) => [method.fulfillmentMethodId, combine(method, offer)]))
}

/** What a store makes of a method. */
const isOfferAt = (locationId: SQL) =>
  and(
    eq(locationFulfillments.tenantId, fulfillmentMethods.tenantId),
    eq(locationFulfillments.fulfillmentMethodId, fulfillmentMethods.fulfillmentMethodId),
    eq(locationFulfillments.locationId, locationId),
  )

const selectOfCarts = prepared((db) =>
  db
    .select({ cartId: askedCart.cartId, method: fulfillmentMethods, offer: locationFulfillments })
    .from(askedCarts)
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, value('tenantId')),
        inArray(
          fulfillmentMethods.fulfillmentMethodId,
          db
            .select({ id: cartLines.fulfillmentMethodId })
            .from(cartLines)
            .where(and(eq(cartLines.tenantId, value('tenantId')), eq(cartLines.cartId, askedCart.cartId))),
        ),
      ),
    )
    .leftJoin(locationFulfillments, isOfferAt(askedCart.locationId))
    .prepare('fulfillments_of_carts'),
)

/** The ways of receiving goods that each cart's lines use, as its store offers them; none without a store. */
export async function readFulfillments(tx: Transaction, carts: readonly AskedCart[]) {
  const rows = await selectOfCarts(tx, columnsOfAsked(carts.filter(({ locationId }) => locationId !== null)))
  return rows.map(({ cartId, method, offer }) => ({ cartId, fulfillment: combine(method, offer) }))
}

type Method = typeof fulfillmentMethods.$inferSelect
type Offer = typeof locationFulfillments.$inferSelect

function combine(method: Method, offer: Offer | null): OfferedFulfillment {
  return {
    fulfillmentMethodId: method.fulfillmentMethodId,
    fulfillmentId: method.fulfillmentId,
    codeName: method.codeName,
    kind: knownKind(method),
    name: method.name,
    qtyLimit: method.qtyLimit,
    isOffered: method.isActive && offer !== null && offer.isAvailable && !offer.isComingSoon,
    isSlotBookingRequired: offer?.isSlotBookingRequired ?? false,
    allowPayAtStore: method.allowPayAtStore && (offer?.allowPayAtStore ?? false),
    payAtStoreUserType: method.payAtStoreUserType,
    minCheckoutCents: offer?.minCheckoutCents ?? null,
    fixedChargeCents: offer?.fixedChargeCents ?? null,
    deliveryChargeCents: offer?.deliveryChargeCents ?? 0,
    deliveryRadiusMiles: offer?.deliveryRadiusMiles ?? null,
  }
}

/** A way of receiving goods by the tenant's own code, whatever its case. */
export async function readOfferedMethodByCode({ db, tenantId }: Transaction, codeName: string) {
  const methods = await db
    .select()
    .from(fulfillmentMethods)
    .where(and(eq(fulfillmentMethods.tenantId, tenantId), eq(fulfillmentMethods.isActive, true)))
  const method = methods.find((one) => one.codeName.toLowerCase() === codeName.toLowerCase())
  return method ? { fulfillmentMethodId: method.fulfillmentMethodId, kind: knownKind(method) } : undefined
}

function knownKind({ kind }: Pick<Method, 'kind'>) {
  const known = FULFILLMENT_KINDS.find((one) => one === kind)
  if (!known) throw new Error(`unknown kind of fulfillment: ${kind}`)
  return known
}
