import type { VariantValue } from './product-json.ts'

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const { compare } = new Intl.Collator('en', { numeric: true })

/** Variants of one price in the order in which people expect to choose: `50 g` before `100 g`, `S` before `L`. */
export function inOrderOfChoice(left: readonly VariantValue[], right: readonly VariantValue[]): number {
  const orders = left.map(({ value }, index) => orderOf(value, right[index]?.value ?? ''))
  return orders.find((order) => order !== 0) ?? 0
}

function orderOf(left: string, right: string): number {
  const [one, other] = [rankOf(left), rankOf(right)]
  return one >= 0 && other >= 0 ? one - other : compare(left, right)
}

const rankOf = (value: string) => LETTERS.indexOf(value.toUpperCase())
