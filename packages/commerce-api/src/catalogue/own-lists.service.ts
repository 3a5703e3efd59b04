import type { Transaction } from '../database/database.ts'
import { productNotFound } from './catalogue.errors.ts'
import { listedIds } from './products.store.ts'

type Mark = { readonly productID: string; readonly isWanted: boolean }

/**
 * What a customer puts on a list of their own and takes off it. A variant stands for the product that lists show.
 * @throws AppError 404 for what is to be put there and cannot be seen
 */
export async function listedMarks(tx: Transaction, marks: readonly Mark[], maySeeRestricted: boolean) {
  const ids = marks.map(({ productID }) => productID)
  const listed = await listedIds(tx, ids, maySeeRestricted)
  if (marks.some(({ productID, isWanted }) => isWanted && !listed.has(productID))) throw productNotFound()
  const idsOf = (wanted: boolean) => {
    const marked = marks.filter(({ isWanted }) => isWanted === wanted)
    return [...new Set(marked.map(({ productID }) => listed.get(productID) ?? productID))]
  }
  return { added: idsOf(true), removed: idsOf(false) }
}
