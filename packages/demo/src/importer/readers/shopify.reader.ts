import type { RawItem } from '../feed.types.ts'

/** What Shopify writes where a product has no options. */
const NO_CHOICE = 'Default Title'

/**
 * The rows of a Shopify product export as entries of a feed: rows of one handle are one product and its variants, and
 * a variant's row leaves out what the first row says. Rows that only add images are no products.
 */
export async function* readShopify(rows: AsyncIterable<RawItem>): AsyncGenerator<RawItem> {
  let product: ReadonlyMap<string, string> = new Map()
  for await (const { line, values } of rows) {
    if (values.get('handle') !== product.get('handle')) product = values
    if (!values.get('variant_price')) continue
    if (product.get('status') && product.get('status') !== 'active') continue
    yield { line, values: translate(product, values) }
  }
}

function translate(product: ReadonlyMap<string, string>, variant: ReadonlyMap<string, string>) {
  const of = (name: string) => variant.get(name) || product.get(name) || ''
  const options = [1, 2, 3].map((number) => ({
    number,
    name: product.get(`option${number}_name`) ?? '',
    value: (variant.get(`option${number}_value`) ?? '').replace(NO_CHOICE, ''),
  }))
  const choice = options.map(({ value }) => value).filter((value) => value !== '')
  const price = variant.get('variant_price') ?? ''
  const before = variant.get('variant_compare_at_price') ?? ''
  const isReduced = Number(before) > Number(price)
  const quantity = variant.get('variant_inventory_qty') ?? ''
  return new Map([
    ['id', variant.get('variant_sku') || [product.get('handle'), choice.join(' / ')].filter(Boolean).join('-')],
    ['item_group_id', product.get('handle') ?? ''],
    ['title', product.get('title') ?? ''],
    ...options.flatMap(({ number, name, value }): [string, string][] => [
      [`option${number}_name`, name],
      [`option${number}_value`, value],
    ]),
    ['description', product.get('body_(html)') ?? ''],
    ['product_type', product.get('product_category') || product.get('type') || ''],
    ['brand', product.get('vendor') ?? ''],
    ['price', `${isReduced ? before : price} USD`],
    ['sale_price', isReduced ? `${price} USD` : ''],
    ['availability', quantity === '' || Number(quantity) > 0 ? 'in_stock' : 'out_of_stock'],
    ['quantity', quantity],
    ['image_link', of('variant_image') || of('image_src')],
    ['gtin', variant.get('variant_barcode') ?? ''],
  ])
}
