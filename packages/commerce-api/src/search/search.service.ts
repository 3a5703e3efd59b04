import { ListingSort } from '@aisle/api/listing-sort'
import type { ProductCard } from '@aisle/api/product-card'
import type { Suggestion } from '@aisle/api/search'
import { cardsOf } from '../catalogue/cards.service.ts'
import { type Asking, createKeptAnswers } from '../catalogue/kept-answers.ts'
import { listIds } from '../catalogue/listing.store.ts'
import { namesOf } from '../catalogue/products.store.ts'
import { seesRestricted, shelfOf, type Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import { completions, countSearch, findCategories, frequentKeywords, kindsBoughtMost } from './search.store.ts'
import { findSource, readPhrase } from './words.service.ts'
import { endsOf, wordsOf } from './words.rules.ts'

const KEYWORDS = 3
const CATEGORIES = 2
const PRODUCTS = 5
/** A word that is begun fits much of the catalogue: of so many the best-selling ones in stock are suggested. */
const LOOKED_AT = 200
/** The last word of a phrase is completed by the names of so many products that the phrase finds. */
const NAMES = 50
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
  const shelves = await findCategories(tx, words, { limit: CATEGORIES, maySeeRestricted })
  const ids = await findBest(tx, terms, phrase, before.length > 0 ? NAMES : PRODUCTS)
  const ends =
    before.length > 0
      ? endsOf(await namesOf(tx, ids), { before, begun })
      : await completions(tx, begun, { limit: KEYWORDS + 1, maySeeRestricted })
  const found = await cardsOf(tx, ids.slice(0, PRODUCTS), terms)
  return [
    ...ends
      .filter((word) => word !== begun)
      .slice(0, KEYWORDS)
      .map((end) => ({ kind: 'keyword', text: [...before, end].join(' ') }) as const),
    ...shelves.map(
      ({ name, seoName, imageUrl }) => ({ kind: 'category', text: name, seoName, profileImage: imageUrl }) as const,
    ),
    ...found.map(presentProduct),
  ]
}

/** The best of what the phrase finds, of that which the shopper may see. */
async function findBest(tx: Transaction, terms: Terms, phrase: string, pageSize: number): Promise<readonly string[]> {
  const source = await findSource(tx, phrase, LOOKED_AT)
  if (!source) return []
  return (await listIds(tx, shelfOf(terms, source), { page: 1, pageSize }, ListingSort.Featured)).ids
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
