import type { FeedItem, Problem, RawItem } from '../feed.types.ts'
import { optionsOf } from './options.ts'
import { parsePrice } from './price.ts'
import { plainText, saysNothing } from './plain-text.ts'
import { unitPriceOf } from './unit-price.ts'

/** Units that a store is taken to have of what the feed only calls available. */
const PLENTY = 100
const AVAILABLE = new Set(['in_stock', 'in stock', 'instock', 'limited_availability'])

/** Understands an entry, or says all that is wrong with it. */
export function parseItem({
  line,
  values,
}: RawItem): { readonly item: FeedItem } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const complain = (column: string, reason: string) => {
    const value = values.get(column)
    problems.push({ line, column, reason, ...(value ? { value: value.slice(0, 120) } : {}) })
  }
  const text = (column: string, longest: number) => {
    const value = plainText(values.get(column) ?? '')
    if (value.length > longest) complain(column, `is longer than ${longest} characters`)
    return value
  }
  const id = text('id', 100)
  const title = text('title', 200)
  if (!id) complain('id', 'is missing')
  if (!title) complain('title', 'is missing')
  const group = text('item_group_id', 100)
  const options = optionsOf((column) => text(column, 60))

  const price = parsePrice(values.get('price') ?? '')
  if ('reason' in price) complain('price', values.get('price') ? price.reason : 'is missing')
  const sale = values.get('sale_price') ? parsePrice(values.get('sale_price') ?? '') : undefined
  if (sale && 'reason' in sale) complain('sale_price', sale.reason)
  const image = values.get('image_link') ?? ''
  if (image && !isWebAddress(image)) complain('image_link', 'is no web address')

  if (problems.length > 0 || 'reason' in price) return { problems }
  const salePriceCents = sale && 'cents' in sale && sale.cents < price.cents ? sale.cents : undefined
  return {
    item: {
      line,
      id,
      title,
      group: group || undefined,
      options,
      description: text('description', 5000) || undefined,
      categories: categoriesOf(values.get('product_type') || values.get('google_product_category') || ''),
      brand: brandOf(text('brand', 100)),
      priceCents: price.cents,
      salePriceCents,
      stock: stockOf(values),
      imageUrl: image || undefined,
      barcode: values.get('gtin') || undefined,
      unitPrice: unitPriceOf(
        price.cents,
        values.get('unit_pricing_measure') ?? '',
        values.get('unit_pricing_base_measure') ?? '',
      ),
    },
  }
}

const NO_BRAND = new Set(['none', 'no brand', 'unbranded'])

const brandOf = (text: string) => (saysNothing(text) || NO_BRAND.has(text.toLowerCase()) ? undefined : text)

const categoriesOf = (text: string): readonly string[] =>
  text
    .split('>')
    .map((name) => plainText(name))
    .filter((name) => name !== '')
    .slice(0, 5)

function stockOf(values: RawItem['values']): number {
  const quantity = Number(values.get('quantity') || Number.NaN)
  if (Number.isInteger(quantity) && quantity >= 0) return Math.min(quantity, 9999)
  return AVAILABLE.has((values.get('availability') ?? '').toLowerCase()) ? PLENTY : 0
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
