import type { TaxClass } from './product.types.ts'

export type RowOptions = ReadonlyMap<string, string>
export type VariantRow = { options: { name: string; value: string }[]; price: string; flags: RowOptions }
export type ProductRow = {
  title: string
  brand: string
  size: string
  price: string
  picture: string
  options: RowOptions
  description: string
  variants: VariantRow[]
}

/** What the rows of a subcategory have in common; a row's own options win. */
export type SubcategoryTable = {
  name: string
  /** Key of `nutritionProfiles`. */
  facts?: string
  tax?: TaxClass
  age?: boolean
  ship?: boolean
  /**
   * A product: `Title | Brand | size | price | kind:palette:mark | option value, option`,
   * its description indented below, then its variants: `+ Size 1 qt; Flavor Plain | price | default, out`.
   */
  table: string
}
export type Subcategory = Omit<SubcategoryTable, 'table'> & { rows: ProductRow[] }
export type Department = { name: string; subcategories: Subcategory[] }

/** A department from its price lists. Throws on a line that does not read as one. */
export function defineDepartment(name: string, tables: readonly SubcategoryTable[]): Department {
  return { name, subcategories: tables.map(({ table, ...rest }) => ({ ...rest, rows: readTable(table) })) }
}

/** The rows of one price list. */
export function readTable(table: string): ProductRow[] {
  const rows: ProductRow[] = []
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const row = rows.at(-1)
    if (!line.startsWith(' ')) rows.push(readProduct(line))
    else if (!row) throw new Error(`A price list starts with a product, not with "${line}"`)
    else if (line.startsWith('  + ')) row.variants.push(readVariant(line.slice(4)))
    else row.description = `${row.description} ${line.trim()}`.trim()
  }
  return rows
}

function readProduct(line: string): ProductRow {
  const [title, brand, size, price, picture, options = '', ...rest] = cellsOf(line)
  if (!title || !brand || !size || !price || !picture || rest.length > 0) throw new Error(`Not a product: "${line}"`)
  return { title, brand, size, price, picture, options: readOptions(options), description: '', variants: [] }
}

function readVariant(line: string): VariantRow {
  const [choices, price, flags = '', ...rest] = cellsOf(line)
  if (!choices || !price || rest.length > 0) throw new Error(`Not a variant: "${line}"`)
  const options = choices.split(';').map((choice) => {
    const [name = '', ...value] = choice.trim().split(' ')
    return { name, value: value.join(' ') }
  })
  return { options, price, flags: readOptions(flags) }
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/** `sale 2.99, out at ballard` → sale: 2.99, out: at ballard */
function readOptions(text: string): RowOptions {
  const parts = text.split(',').map((part) => part.trim())
  return new Map(
    parts
      .filter((part) => part !== '')
      .map((part) => {
        const space = part.indexOf(' ')
        return space === -1 ? [part, ''] : [part.slice(0, space), part.slice(space + 1)]
      }),
  )
}
