import { buildCatalogue } from './catalogue-builder.ts'
import { groceryDepartments } from './departments.ts'
import { depositsOf } from './deposits.ts'

const FRESH_LOCATIONS = ['lincoln-park', 'ballard', 'port-richmond'] as const

/** Fresh Fields Market: about 600 products in 12 departments. */
export const freshCatalogue = buildCatalogue(groceryDepartments, {
  skuPrefix: 'FF',
  locations: FRESH_LOCATIONS,
  deposits: depositsOf('FF', FRESH_LOCATIONS),
})
