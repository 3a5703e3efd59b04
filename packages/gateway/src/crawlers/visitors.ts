import { CHOSEN_STORE_COOKIE, type ChosenStore, readChosenStore } from '@aisle/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieOf } from '../server/cookies.rules.ts'
import { busy } from '../server/server.errors.ts'
import { isCrawler } from './crawler.rules.ts'
import { defaultStoreOf } from './default-store.rules.ts'
import type { StoreLists } from './store-lists.ts'

export type Visitor = { readonly store: ChosenStore | undefined; readonly isCrawler: boolean }

/**
 * Whose page it is: the store that a shopper chose, and for a crawler, which keeps no cookie, the tenant's default one.
 * @throws AppError when the stores are not known at the moment: a crawler comes back later, a redirect it would keep
 */
export const createVisitors =
  (lists: StoreLists) =>
  async (tenant: string, { cookie, 'user-agent': userAgent }: IncomingHttpHeaders): Promise<Visitor> => {
    const store = readChosenStore(cookieOf(cookie, CHOSEN_STORE_COOKIE))
    if (store || !isCrawler(userAgent)) return { store, isCrawler: false }
    try {
      return { store: defaultStoreOf(await lists.read(tenant)), isCrawler: true }
    } catch (error) {
      throw busy(error)
    }
  }
