import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../files/json.ts'

const kibSchema = z.number().check(z.positive())

/** `budgets.json`: KiB in brotli. */
export const budgetsSchema = z.strictObject({
  /** All JavaScript until the home page answers to the shopper. */
  homePage: kibSchema,
  /** The same of a product's page. */
  productPage: kibSchema,
  /** The first script of a remote. */
  remoteEntry: kibSchema,
  /** What a page of a remote loads behind the entry before it shows. */
  firstPageChunk: kibSchema,
  /**
   * By remote and page (`mf-cart-checkout cart`): all of the remote's own JavaScript until the page shows, its entry
   * included. The cart has 25 kB and the first step of the checkout 35 kB.
   */
  remotePages: z.record(z.string(), kibSchema),
  /** A document with its inlined data, measured where the gateway runs. */
  document: kibSchema,
})
export type Budgets = z.output<typeof budgetsSchema>

export function readBudgets(path = join(import.meta.dirname, '../../budgets.json')): Budgets {
  const budgets = readJson(path, budgetsSchema)
  if (!budgets) throw new Error(`${path} is missing.`)
  return budgets
}
