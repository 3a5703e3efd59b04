import { type ImageSeed, type ProductSeed, stableId, type VariantSeed } from '@aisle/commerce-api/seeding'
import type { TaxClass } from '../catalogue/product.types.ts'
import type { DepartmentSeoName } from '../drawings/departments.ts'
import { departmentOf, placeholderOf } from '../drawings/placeholders.ts'
import { placeholderPath } from '../drawings.ts'
import type { StoredImage } from './images/image-shelf.ts'
import { idSlugOf, slugOf } from './slug.ts'
import type { FeedItem } from './feed.types.ts'
import type { Entries } from './variants/group-entries.ts'
import { titleOfVariants } from './variants/variant-title.ts'

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

/** One product: an entry alone, or the variants of a group, of which the first is shown before anything was chosen. */
export function toProduct(entries: Entries, target: Target): ProductSeed {
  const [main, ...others] = entries
  const { categoryIdOf } = target
  const { categories } = main
  const differing = differingOptions(entries)
  const valuesOf = ({ options }: FeedItem) => options.filter(({ name }) => differing.has(name))
  const choice = (entry: FeedItem) => ({ title: entry.title, values: valuesOf(entry).map(({ value }) => value) })
  const title = titleOfVariants([choice(main), ...others.map(choice)])
  const department = departmentOf(categories.join(' > '))
  const facts = main.options.filter(({ name }) => name !== SIZE && !differing.has(name))
  const toVariant = (entry: FeedItem) => variantSeed(entry, { title, values: valuesOf(entry) }, target)
  return {
    ...offerOf(main, target),
    externalId: main.id,
    seoName: addressOf(title, main.id, target),
    title,
    ...(main.description
      ? { shortDescription: firstSentence(main.description), descriptionText: main.description }
      : {}),
    ...(main.brand ? { brand: main.brand } : {}),
    ...(categories.length > 0 ? { categoryId: categoryIdOf(categories) } : {}),
    taxClass: TAX_CLASSES[department] ?? 'food',
    hasAgeRestriction: entries.some((entry) => departmentOf(entry.categories.join(' > ')) === 'beer-wine'),
    images: imagesOf(entries, title, target),
    ...(facts.length > 0 ? { facts } : {}),
    ...(others.length > 0 ? { variants: entries.map(toVariant) } : {}),
  }
}

const SIZE = 'Size'

/** Names of options of which entries have several values: what all of them share is no choice. */
function differingOptions(entries: Entries): ReadonlySet<string> {
  const names = entries[0].options.map(({ name }) => name)
  const valueOf = ({ options }: FeedItem, name: string) => options.find((option) => option.name === name)?.value
  return new Set(names.filter((name) => new Set(entries.map((entry) => valueOf(entry, name))).size > 1))
}

/** What a product and a variant have of their own. */
function offerOf(item: FeedItem, { tenant, source, locationIds }: Target) {
  const sizeText = item.options.find(({ name }) => name === SIZE)?.value
  return {
    productId: feedProductId(tenant, source, item.id),
    ...(sizeText ? { sizeText } : {}),
    ...(item.unitPrice ? { unitPrice: item.unitPrice } : {}),
    priceCents: item.priceCents,
    ...(item.salePriceCents === undefined ? {} : { salePriceCents: item.salePriceCents }),
    sku: item.id,
    ...(item.barcode ? { barcode: item.barcode } : {}),
    stock: Object.fromEntries(locationIds.map((location) => [location, item.stock])),
  }
}

type Choice = { readonly title: string; readonly values: FeedItem['options'] }

function variantSeed(entry: FeedItem, { title, values }: Choice, target: Target): VariantSeed {
  const offer = offerOf(entry, target)
  const image = imageOf(entry, target)
  return {
    ...offer,
    variantValueId: offer.productId,
    seoName: addressOf([title, ...values.map(({ value }) => value)].join(' '), entry.id, target),
    values: values.map(({ name, value }) => ({ codeName: name, value })),
    ...(image ? { imageUrl: image.url } : {}),
  }
}

const addressOf = (title: string, id: string, { source }: Target) =>
  [slugOf(title), ...(source === MAIN_FEED ? [] : [slugOf(source)]), idSlugOf(id)].join('-')

const imageOf = ({ imageUrl }: FeedItem, target: Target) => (imageUrl ? target.imageOf(imageUrl) : undefined)

/** Every image once, the main entry's first; a drawing where there is none. */
function imagesOf(entries: Entries, alt: string, target: Target): readonly ImageSeed[] {
  const images = new Map(entries.flatMap((entry) => imageOf(entry, target) ?? []).map((image) => [image.url, image]))
  const url = placeholderPath(placeholderOf(entries[0].categories, alt))
  const shown = images.size > 0 ? [...images.values()] : [{ url, width: 400, height: 400 }]
  return shown.map((image) => ({ ...image, alt }))
}

const firstSentence = (text: string) => {
  const sentence = /^.{20,160}?[.!?](?=\s|$)/.exec(text)?.[0]
  return sentence ?? (text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text)
}
