import { frequentSearches, searchCorrections, searchKeyword } from '@aisle/api/search'
import { termsOf } from '../catalogue/terms.ts'
import type { Domain } from '../server/domain.ts'
import { correct } from './corrections.service.ts'
import { createFrequentSearches, suggest } from './search.service.ts'

export const searchRoutes: Domain = ({ serve, serveFlow, now }) => {
  serve(searchKeyword, async ({ tx, shopper, query }) => ({
    items: await suggest(tx, termsOf(shopper, query, now()), query.q),
  }))

  const listFrequent = createFrequentSearches(now)
  serveFlow(frequentSearches, async (call) => ({ items: [...(await listFrequent(call, call.query))] }))

  serve(searchCorrections, ({ tx, shopper, query }) => correct(tx, shopper, query.q))
}
