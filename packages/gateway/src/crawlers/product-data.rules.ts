import type { ProductDetails } from '@aisle/api/product'
import { imageAddress } from '../documents/store-state.rules.ts'
import { gtinOf } from './gtin.rules.ts'
import type { StoreLinks } from './store-links.ts'

export type ProductContext = {
  /** Of the page. */
  readonly url: string
  readonly seller: string
  /** The store in whose terms the page speaks. */
  readonly storeName: string | undefined
  readonly links: StoreLinks
}

/** A product for search engines (schema.org/Product), at the price and in the stock that its page shows. */
export function productData(product: ProductDetails, context: ProductContext): object {
  const { url, links } = context
  const description = product.descriptionText || product.shortDescription
  const gtin = gtinOf(product.barcode)
  const image = imagesOf(product).flatMap((address) => links.absolute(imageAddress(address)) ?? [])
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    url,
    ...(description ? { description } : {}),
    ...(image.length > 0 ? { image } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    ...(gtin ? { gtin } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...ratingOf(product),
    offers: offerOf(product, context),
  }
}

const imagesOf = ({ images, profileImage }: ProductDetails) =>
  images.length > 0 ? images.map(({ url }) => url) : [profileImage]

function ratingOf({ reviewSummary, ratingAverage, ratingCount }: ProductDetails) {
  const average = reviewSummary?.average ?? ratingAverage
  const count = reviewSummary?.count ?? ratingCount ?? 0
  return count > 0 && average
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }
    : {}
}

function offerOf(product: ProductDetails, { url, seller, storeName }: ProductContext) {
  const { price, isInStock } = shownOf(product)
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    ...(storeName ? { availableAtOrFrom: { '@type': 'Store', name: storeName } } : {}),
  }
}

/** Price and stock of what the page opens with: the variant marked so, else the first in stock, else the first. */
export function shownOf({ price, isinstock, variants = [] }: Pick<ProductDetails, 'price' | 'isinstock' | 'variants'>) {
  const variant = variants.find(({ isDefaultSelected }) => isDefaultSelected) ?? variants.find((one) => one.isinstock)
  const shown = variant ?? variants[0]
  return { price: shown?.price ?? price, isInStock: shown?.isinstock ?? isinstock }
}
