import type { ShoppingTerms } from '@aisle/api/location'
import type { Shopper } from '../server/caller.ts'
import { kindOfCode } from '../tenant/fulfillment-kind.rules.ts'
import type { ListingSource, Shelf } from './shelf.ts'

/** What a call says about where the shopper shops, with who they are and what time it is. */
export type Terms = {
  readonly shopper: Shopper
  readonly locationId: string | undefined
  readonly fulfillmentCodeName: string | undefined
  /** The client may hide restricted products, never show them (T29). */
  readonly hidesRestricted: boolean
  readonly now: Date
}

type Query = Partial<ShoppingTerms> & { readonly skipBrowsingAgeRestrictedProd?: boolean }

export const termsOf = (shopper: Shopper, query: Query, now: Date): Terms => ({
  shopper,
  locationId: query.locationID,
  fulfillmentCodeName: query.fulfillmentCodeName,
  hidesRestricted: query.skipBrowsingAgeRestrictedProd ?? false,
  now,
})

/** Verified, or in a store that does not guard browsing and by a client that does not ask to leave them out. */
export const seesRestricted = ({
  shopper,
  hidesRestricted = false,
}: Pick<Terms, 'shopper'> & Partial<Pick<Terms, 'hidesRestricted'>>): boolean =>
  shopper.maySeeRestricted && (shopper.isAgeVerified || !hidesRestricted)

export const shelfOf = (terms: Terms, source: ListingSource): Shelf => ({
  source,
  locationId: terms.locationId,
  fulfillmentKind: terms.fulfillmentCodeName ? kindOfCode(terms.fulfillmentCodeName) : undefined,
  maySeeRestricted: seesRestricted(terms),
  now: terms.now,
})

/** The same for everybody who may see the same. */
export const impersonal = (terms: Terms): Terms => ({ ...terms, shopper: { ...terms.shopper, customerId: undefined } })
