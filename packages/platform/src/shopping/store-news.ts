import { isFlag, isShape } from '../shapes/shape.ts'
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts'

/** That the store was changed and nobody has told the shopper yet; outlives the reload that a change brings. */
export type StoreNews = {
  /** The store is not the customer's own: they are offered to make it that. */
  readonly isOffer: boolean
}

/** On the document, when there are news. */
export const STORE_NEWS = 'aisle:store-news'

export const createStoreNews = (tenant: string): StoredValue<StoreNews> =>
  createStoredValue({
    key: `aisle:${tenant}:store-news`,
    version: 1,
    check: isShape<StoreNews>({ isOffer: isFlag }),
    area: () => sessionStorage,
  })
