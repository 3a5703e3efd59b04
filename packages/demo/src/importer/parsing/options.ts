import type { FeedOption } from '../feed.types.ts'
import { saysNothing } from './plain-text.ts'

/** Attributes that tell variants of Google Merchant Center and grocers' feeds apart, in the order in which they are chosen. */
const ATTRIBUTES = ['size', 'flavor', 'scent', 'color', 'pattern', 'material', 'gender', 'age_group']
/** Shopify's three, each with a name of its own. */
const NUMBERED = [1, 2, 3]

/** What an entry is chosen by, as far as it says so. */
export function optionsOf(text: (column: string) => string): readonly FeedOption[] {
  const numbered = NUMBERED.map((number) => ({
    name: text(`option${number}_name`) || `Option ${number}`,
    value: text(`option${number}_value`),
  }))
  const named = ATTRIBUTES.map((column) => ({ name: nameOf(column), value: text(column) }))
  return [...numbered, ...named].filter(({ value }) => !saysNothing(value))
}

/** `age_group` → `Age group` */
const nameOf = (column: string) => `${column.charAt(0).toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`
