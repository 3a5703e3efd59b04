import { type CategorySeed, type ProductSeed, stableId } from '@aisle/commerce-api/seeding'
import { slugOf } from './slug.ts'
import type { FeedItem } from './feed.types.ts'

type Target = { readonly tenant: string; readonly source: string; readonly locationIds: readonly string[] }

const categoryId = (tenant: string, path: readonly string[]) => stableId('feed-category', tenant, ...path)

/** Where a category's placeholder drawing is served. */
export const placeholderOf = (path: readonly string[]): string =>
  `/images/placeholders/${slugOf(path[0] ?? '') || 'other'}.svg`

/** A category of a feed; its address holds its parents', so that two of one name stay apart. */
export const toCategory = (tenant: string, path: readonly string[]): CategorySeed => ({
  categoryId: categoryId(tenant, path),
  ...(path.length > 1 ? { parentId: categoryId(tenant, path.slice(0, -1)) } : {}),
  name: path.at(-1) ?? '',
  seoName: path.map(slugOf).join('-'),
  imageUrl: placeholderOf(path),
})

/** A product of a feed. Its id follows from the feed's, so that importing twice finds it again. */
export function toProduct(item: FeedItem, { tenant, source, locationIds }: Target): ProductSeed {
  const { categories, title } = item
  return {
    productId: stableId('feed-product', tenant, source, item.id),
    externalId: item.id,
    seoName: `${slugOf(title)}-${slugOf(item.id)}`,
    title,
    ...(item.description
      ? { shortDescription: firstSentence(item.description), descriptionText: item.description }
      : {}),
    ...(item.brand ? { brand: item.brand } : {}),
    ...(item.unitPrice ? { unitPrice: item.unitPrice } : {}),
    priceCents: item.priceCents,
    ...(item.salePriceCents === undefined ? {} : { salePriceCents: item.salePriceCents }),
    sku: item.id,
    ...(item.barcode ? { barcode: item.barcode } : {}),
    ...(categories.length > 0 ? { categoryId: categoryId(tenant, categories) } : {}),
    images: [{ url: item.imageUrl ?? placeholderOf(categories), alt: title, width: 400, height: 400 }],
    stock: Object.fromEntries(locationIds.map((location) => [location, item.stock])),
  }
}

const firstSentence = (text: string) => {
  const sentence = /^.{20,160}?[.!?](?=\s|$)/.exec(text)?.[0]
  return sentence ?? (text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text)
}
