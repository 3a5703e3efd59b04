import { chanceOf, wholeNumberOf } from '../chance.ts'
import type { StockByLocation } from './product.types.ts'
import type { RowOptions } from './product-table.ts'

/** One product in thirty is missing at some location, as in a real store. */
const GAPS = 1 / 30

/** Units on hand: none where the row says `out` (or `out at ballard`), else a lasting guess. */
export function stockOf(sku: string, options: RowOptions, locations: readonly string[]): StockByLocation {
  const out = options.get('out')
  return Object.fromEntries(
    locations.map((location) => {
      const isOut =
        out === '' || out === `at ${location}` || (!options.has('default') && chanceOf(`gap ${sku} ${location}`) < GAPS)
      return [location, isOut ? 0 : wholeNumberOf(`stock ${sku} ${location}`, 8, 140)]
    }),
  )
}
