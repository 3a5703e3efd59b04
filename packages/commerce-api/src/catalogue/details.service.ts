import { toAmount } from '@aisle/api/money'
import type { LinkedProduct, ProductDetails } from '@aisle/api/product'
import { frequencyText } from '../auto-ship/frequency.rules.ts'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import { ratingSummary } from '../review/reviews.store.ts'
import { type CardTerms, cardsOf } from './cards.service.ts'
import { productNotFound, productRestricted } from './catalogue.errors.ts'
import { readCategories } from './categories.store.ts'
import { breadcrumbsOf } from './category-tree.rules.ts'
import { findProduct, readImages, readLinked, readLinkedIds, readSimilarIds } from './products.store.ts'
import type { ProductRecord } from './products.table.ts'
import type { Terms } from './terms.ts'

const SUGGESTED = 10

/** @throws AppError 404, or 403 when the shopper must verify their age first */
async function findVisibleProduct(tx: Transaction, terms: Terms, seoName: string): Promise<ProductRecord> {
  const product = await findProduct(tx, seoName)
  if (!product) throw productNotFound()
  if (product.hasAgeRestriction && !terms.shopper.maySeeRestricted) throw productRestricted()
  return product
}

/** Everything that the page of a product shows. */
export async function productDetails(tx: Transaction, terms: Terms, seoName: string): Promise<ProductDetails> {
  const product = await findVisibleProduct(tx, terms, seoName)
  const [[card], images, linked, categories, reviewSummary] = await together([
    // Whoever opens the page of a product wants to see it, whatever is left out of lists.
    cardsOf(tx, [product.productId], { ...terms, hidesRestricted: false }),
    readImages(tx, product.productId),
    linkedProductsOf(tx, terms, product.productId),
    readCategories(tx),
    ratingSummary(tx, product.productId),
  ])
  if (!card) throw productNotFound()
  return {
    ...card,
    images: images.map(presentImage),
    description: product.descriptionHtml,
    descriptionText: product.descriptionText,
    details: product.facts.map(({ name, value }) => ({ name, value })),
    nutrition: product.nutrition,
    breadcrumbs: breadcrumbsOf(categories, product.categoryId),
    sku: product.sku,
    barcode: product.barcode,
    linkedProducts: linked,
    autoShipFrequencies: product.autoShipFrequencies.map((frequency) => ({
      frequency,
      label: frequencyText(frequency),
    })),
    autoShipDiscount: product.autoShipDiscountPercent,
    reviewSummary,
    warning: product.warning,
    giftCardAmount: product.giftCardAmounts[0] === undefined ? null : toAmount(product.giftCardAmounts[0]),
  }
}

/** What always comes with a product (spec 2 §3), with how many of it come with each one. */
export async function linkedProductsOf(tx: Transaction, terms: CardTerms, productId: string): Promise<LinkedProduct[]> {
  const links = await readLinked(tx, productId)
  const quantities = new Map(links.map(({ id, qty }) => [id, qty]))
  const cards = await cardsOf(tx, [...quantities.keys()], terms)
  return cards.map((card) => ({ ...card, linkedQty: quantities.get(card.productID) ?? 1 }))
}

type Image = { url: string; alt: string; width: number | null; height: number | null }
const presentImage = ({ url, alt, width, height }: Image) => ({
  url,
  alt,
  ...(width === null ? {} : { width }),
  ...(height === null ? {} : { height }),
})

/** What the store names as substitutes, else what is most like it. */
export async function substitutesFor(tx: Transaction, terms: Terms, seoName: string) {
  const product = await findVisibleProduct(tx, terms, seoName)
  const named = await readLinkedIds(tx, product.productId, 'substitute')
  const ids = named.length > 0 ? named : await readSimilarIds(tx, product, SUGGESTED)
  return await cardsOf(tx, ids, terms)
}

/** What goes with it; only what is in stock (spec 2 §5). */
export async function companionsOf(tx: Transaction, terms: Terms, seoName: string) {
  const product = await findVisibleProduct(tx, terms, seoName)
  const cards = await cardsOf(tx, await readLinkedIds(tx, product.productId, 'companion'), terms)
  return cards.filter((card) => card.isinstock)
}
