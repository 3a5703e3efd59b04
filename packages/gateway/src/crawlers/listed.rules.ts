import type { PageAnswers } from '../documents/page-answers.rules.ts'
import type { PageMatch } from '../documents/page-match.rules.ts'
import type { StoreAccess } from '../documents/store-state.rules.ts'

/** Pages with goods: those that need a chosen store. */
export const showsGoods = ({ route }: PageMatch): boolean => route.guards?.includes('location') === true

/**
 * Whether what a page is about may stand in its document at all: goods of a store that checks the age of who browses
 * are for nobody whose age is not known, and the gateway knows nobody's (spec 1 §4). Nor is anything of a store that
 * asks for a code.
 */
export const mayCarryData = (page: PageMatch, access: StoreAccess): boolean =>
  access === 'all' || (access === 'adults' && !showsGoods(page))

/** Whether search engines should list a page: public, open to all, about something, and not a search of their own. */
export function isListed(page: PageMatch, access: StoreAccess, { products, template }: PageAnswers): boolean {
  const { isPublic, linkName } = page.route
  if (!isPublic || linkName === 'search') return false
  if (access === 'adults' && linkName === 'home') return true
  const isEmptyListing = products?.items.length === 0 && template === undefined
  return mayCarryData(page, access) && !isEmptyListing
}
