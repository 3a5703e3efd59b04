import { ListingSort } from '@aisle/api/listing-sort'
import type { ProductCard } from '@aisle/api/product-card'
import type { Suggestion } from '@aisle/api/search'
import { type Asking, createKeptAnswers } from '../catalogue/kept-answers.ts'
import { cardsPage } from '../catalogue/listing.service.ts'
import { seesRestricted, type Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import { completions, countSearch, findCategories, frequentKeywords, kindsBoughtMost } from './search.store.ts'
import { findSource, readPhrase } from './words.service.ts'
import { wordsOf } from './words.rules.ts'

const KEYWORDS = 3
const CATEGORIES = 2
const PRODUCTS = 5
/** A word that is begun fits much of the catalogue: of so many the best-selling ones in stock are suggested. */
const LOOKED_AT = 200
const SHORTEST_REMEMBERED = 3
/** Nobody reads on beyond (T57). */
const MOST_FREQUENT = 1000

/** What stands under the search box while somebody types: phrases, categories, products. */
export async function suggest(tx: Transaction, terms: Terms, phrase: string): Promise<Suggestion[]> {
  const words = wordsOf(phrase)
  const begun = words.at(-1)
  if (!begun) return []
  const before = words.slice(0, -1)
  const maySeeRestricted = seesRestricted(terms)
  const completed = await completions(tx, begun, { limit: KEYWORDS + 1, maySeeRestricted })
  const ends = completed.filter((word) => word !== begun).slice(0, KEYWORDS)
  const shelves = await findCategories(tx, words, { limit: CATEGORIES, maySeeRestricted })
  const source = await findSource(tx, phrase, LOOKED_AT)
  const found = source
    ? await cardsPage(tx, terms, source, { PageSize: PRODUCTS }, ListingSort.Featured)
    : { items: [] }
  return [
    ...ends.map((end) => ({ kind: 'keyword', text: [...before, end].join(' ') }) as const),
    ...shelves.map(
      ({ name, seoName, imageUrl }) => ({ kind: 'category', text: name, seoName, profileImage: imageUrl }) as const,
    ),
    ...found.items.map(presentProduct),
  ]
}

const presentProduct = ({ title, seoName, profileImage, price, productID }: ProductCard): Suggestion => ({
  kind: 'product',
  text: title,
  seoName,
  profileImage,
  price,
  productID,
})

/** What others look for most; where nobody has searched yet, kinds of goods, which are kept for everybody. */
export function createFrequentSearches(now: () => Date) {
  const kinds = createKeptAnswers<readonly { readonly keyword: string }[]>(now)
  return async (asking: Asking, { Page = 1, PageSize: limit = 5 }: { Page?: number; PageSize?: number }) => {
    const { maySeeRestricted } = asking.shopper
    const offset = (Page - 1) * limit
    if (offset >= MOST_FREQUENT) return []
    const searched = await asking.transaction((tx) => frequentKeywords(tx, { limit, offset, maySeeRestricted }))
    if (searched.length > 0 || Page > 1) return searched
    const wanted = { limit, maySeeRestricted }
    return await kinds(asking, wanted, (tx) => kindsBoughtMost(tx, wanted))
  }
}

/** Counts a phrase that found something, as its plain words; a misspelt one is offered to nobody. */
export async function rememberSearch(
  tx: Transaction,
  phrase: string,
  found: readonly Pick<ProductCard, 'hasAgeRestriction'>[],
  now: Date,
) {
  const words = await readPhrase(tx, phrase)
  const keyword = words.map(({ word }) => word).join(' ')
  if (keyword.length < SHORTEST_REMEMBERED || words.some(({ isCorrected }) => isCorrected)) return
  const isOpen = found.some(({ hasAgeRestriction }) => !hasAgeRestriction)
  await countSearch(tx, { keyword, isOpen }, now)
}
