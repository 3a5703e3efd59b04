import type { Filter } from '@aisle/api/category'
import { type Facet, PRICE_STEPS } from './listing.store.ts'
import type { Filters } from './shelf.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['category', 'Category'],
  ['brand', 'Brand'],
  ['price', 'Price'],
  ['rating', 'Customer Reviews'],
  ['offer', 'Offers'],
  ['availability', 'Availability'],
])
const LAST = ['price', 'rating', 'offer', 'availability']
const MAX_VALUES = 30

/**
 * The groups of the filter sidebar: category and brand, the tenant's own attributes, then price and the rest. A group has
 * its thirty commonest values, and those that are chosen.
 */
export function presentFilters(facets: readonly Facet[], chosen: Filters = new Map()): Filter[] {
  const codes = [...new Set(facets.map(({ code }) => code))]
  return codes
    .toSorted((left, right) => rankOf(left) - rankOf(right) || left.localeCompare(right))
    .map((code) => ({
      filterCode: code,
      name: NAMES.get(code) ?? nameOf(code),
      isMultiple: code !== 'rating',
      values: valuesOf(
        code,
        facets.filter((facet) => facet.code === code),
        chosen.get(code) ?? [],
      ),
    }))
}

function rankOf(code: string) {
  if (code === 'category') return 0
  if (code === 'brand') return 1
  return LAST.includes(code) ? 3 + LAST.indexOf(code) : 2
}

const nameOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')

function valuesOf(code: string, facets: readonly Facet[], chosen: readonly string[]) {
  const inOrder =
    code === 'price' || code === 'rating' ? facets.toSorted((a, b) => Number(a.value) - Number(b.value)) : facets
  return inOrder
    .filter(({ value }, index) => index < MAX_VALUES || chosen.includes(value))
    .map(({ value, label, count }) => ({ ...valueOf(code, value, label), count }))
}

function valueOf(code: string, value: string, label: string) {
  switch (code) {
    case 'price':
      return priceValue(Number(value))
    case 'rating':
      return { value, label: value === '1' ? '1 star and up' : `${value} stars and up` }
    case 'offer':
      return { value, label: 'On offer' }
    case 'availability':
      return { value, label: 'In stock' }
    default:
      return { value, label }
  }
}

function priceValue(from: number) {
  const to = PRICE_STEPS.find((step) => step > from)
  if (to === undefined) return { value: `${from}-`, label: `$${from} and more` }
  return { value: `${from}-${to}`, label: from === 0 ? `Under $${to}` : `$${from} to $${to}` }
}
