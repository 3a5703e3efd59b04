import type { Route } from '@aisle/contract'

/** What is known of the store and of who shops there. */
export type AgeFacts = {
  /** `isStoreAgeRestricted` */
  readonly isRestricted: boolean
  /** `enableAgeRestrictedBrowsing` */
  readonly guardsBrowsing: boolean
  /** `enableAgeRestrictedCheckout` */
  readonly guardsCheckout: boolean
  readonly session: 'starting' | 'guest' | 'signed-in'
  /** `undefined` until the API has told. */
  readonly customerId: string | null | undefined
  readonly isVerified: boolean
}

/**
 * What a page does about the age: the page for it stands in its place, a note stands above it, nothing, or it is not
 * known yet who shops.
 */
export type AgeDemand = 'page' | 'note' | 'none' | 'wait'

type AskingRoute = Pick<Route, 'demandsAge' | 'skipsAgeVerification'>

/**
 * Where an age is demanded: of guests before they look around, of all before they buy (spec 1 §4, first list of pages).
 * Somebody signed in looks around without restricted goods, and is told so by the pages themselves.
 */
export function ageDemandOf({ demandsAge, skipsAgeVerification }: AskingRoute, facts: AgeFacts): AgeDemand {
  const { isRestricted, guardsBrowsing, guardsCheckout, session, customerId, isVerified } = facts
  if (!isRestricted || skipsAgeVerification || isVerified) return 'none'
  if (demandsAge === 'browsing' && guardsBrowsing) {
    if (session === 'starting') return 'wait'
    return session === 'guest' ? 'page' : 'none'
  }
  if (demandsAge === 'checkout' && guardsCheckout) {
    const isKnown = session === 'guest' || (session === 'signed-in' && customerId !== undefined)
    return isKnown ? 'note' : 'none'
  }
  return 'none'
}

/** Whether shoppers may verify their age here at all (spec 1 §4, decision 11). */
export const isAgeCheckOffered = ({ isRestricted, guardsBrowsing, guardsCheckout, isVerified }: AgeFacts): boolean =>
  isRestricted && !isVerified && (guardsBrowsing || guardsCheckout)

/** How a failed check is told: in a dialog; by an event alone on pages with goods that have no page for it in their place. */
export const tellsInDialog = (route: Pick<Route, 'showsGoods'> | undefined, demand: AgeDemand): boolean =>
  demand === 'page' || route?.showsGoods !== true
