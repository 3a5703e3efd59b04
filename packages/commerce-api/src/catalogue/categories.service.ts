import type { Category } from '@aisle/api/category'
import type { Transaction } from '../database/database.ts'
import { categoryNotFound } from './catalogue.errors.ts'
import { type CategoryCounts, readCategories } from './categories.store.ts'
import { breadcrumbsOf, categoryTree, presentCategory } from './category-tree.rules.ts'

const TRENDING = 12

type Query = { readonly CategorySeoName?: string; readonly includeChild?: number }

/** The tree of categories that hold something, or one of them with what is below it. */
export async function listCategories(tx: Transaction, counts: CategoryCounts, query: Query): Promise<Category[]> {
  const all = await readCategories(tx)
  const levels = query.includeChild ?? -1
  if (!query.CategorySeoName) return categoryTree(all, counts, { levels })
  const category = all.find(({ seoName }) => seoName === query.CategorySeoName)
  if (!category) throw categoryNotFound()
  return [{ ...presentCategory(category, all, counts, levels), breadcrumbs: breadcrumbsOf(all, category.categoryId) }]
}

/** The categories that the store names as trending, else its top ones. */
export async function listTrendingCategories(tx: Transaction, counts: CategoryCounts): Promise<Category[]> {
  const all = await readCategories(tx)
  const named = all.filter((category) => category.isTrending)
  const chosen = named.length > 0 ? named : all.filter((category) => category.parentId === null)
  return chosen
    .filter((category) => (counts.get(category.categoryId) ?? 0) > 0)
    .slice(0, TRENDING)
    .map((category) => presentCategory(category, all, counts, 0))
}
