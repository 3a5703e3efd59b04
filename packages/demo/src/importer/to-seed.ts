import { type ProductSeed, stableId } from '@aisle/commerce-api/seeding'
import type { TaxClass } from '../catalogue/product.types.ts'
import type { DepartmentSeoName } from '../drawings/departments.ts'
import { departmentOf, placeholderOf } from '../drawings/placeholders.ts'
import { placeholderPath } from '../drawings.ts'
import type { StoredImage } from './images/image-shelf.ts'
import { idSlugOf, slugOf } from './slug.ts'
import type { FeedItem } from './feed.types.ts'

/** Of a tenant that has only one feed. */
export const MAIN_FEED = 'feed:main'

export type Target = {
  readonly tenant: string
  readonly source: string
  readonly locationIds: readonly string[]
  readonly categoryIdOf: (path: readonly string[]) => string
  /** The store's own copy of a feed's image. */
  readonly imageOf: (address: string) => StoredImage | undefined
}

/** Follows from the feed's own id, so that importing twice finds the product again. */
export const feedProductId = (tenant: string, source: string, id: string): string =>
  stableId('feed-product', tenant, source, id)

/** Feeds say nothing about taxes: food is the rule, what is clearly something else the exception. */
const TAX_CLASSES: Partial<Record<DepartmentSeoName, TaxClass>> = {
  'beer-wine': 'alcohol',
  'health-baby-pet': 'general',
  'household-gifts': 'general',
}

export function toProduct(item: FeedItem, { tenant, source, locationIds, categoryIdOf, imageOf }: Target): ProductSeed {
  const { categories, title, imageUrl } = item
  const department = departmentOf(categories.join(' > '))
  const image = (imageUrl && imageOf(imageUrl)) || {
    url: placeholderPath(placeholderOf(categories, title)),
    width: 400,
    height: 400,
  }
  return {
    productId: feedProductId(tenant, source, item.id),
    externalId: item.id,
    seoName: [slugOf(title), ...(source === MAIN_FEED ? [] : [slugOf(source)]), idSlugOf(item.id)].join('-'),
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
    ...(categories.length > 0 ? { categoryId: categoryIdOf(categories) } : {}),
    taxClass: TAX_CLASSES[department] ?? 'food',
    hasAgeRestriction: department === 'beer-wine',
    images: [{ ...image, alt: title }],
    stock: Object.fromEntries(locationIds.map((location) => [location, item.stock])),
  }
}

const firstSentence = (text: string) => {
  const sentence = /^.{20,160}?[.!?](?=\s|$)/.exec(text)?.[0]
  return sentence ?? (text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text)
}
