import type { Breadcrumb } from '@aisle/api/breadcrumb'
import type { Category } from '@aisle/api/category'
import type { CategoryRecord } from './categories.table.ts'

type Counts = ReadonlyMap<string, number>

/** The categories under a parent as a tree; `levels` deep, -1 for all. Empty shelves are left out. */
export function categoryTree(
  all: readonly CategoryRecord[],
  counts: Counts,
  { parentId = null, levels = -1 }: { parentId?: string | null; levels?: number } = {},
): Category[] {
  return all
    .filter((category) => category.parentId === parentId && (counts.get(category.categoryId) ?? 0) > 0)
    .map((category) => presentCategory(category, all, counts, levels))
}

export function presentCategory(
  category: CategoryRecord,
  all: readonly CategoryRecord[],
  counts: Counts,
  levels: number,
): Category {
  const children = levels === 0 ? [] : categoryTree(all, counts, { parentId: category.categoryId, levels: levels - 1 })
  return {
    categoryID: category.categoryId,
    categoryName: category.name,
    seoName: category.seoName,
    hasChild: all.some((other) => other.parentId === category.categoryId && (counts.get(other.categoryId) ?? 0) > 0),
    imageURL: category.imageUrl,
    description: category.description,
    productCount: counts.get(category.categoryId) ?? 0,
    childCategory: children,
  }
}

/** From the top category down to this one. */
export function breadcrumbsOf(all: readonly CategoryRecord[], categoryId: string | null): Breadcrumb[] {
  const trail: Breadcrumb[] = []
  const seen = new Set<string>()
  for (let current = categoryId; current && !seen.has(current);) {
    seen.add(current)
    const category = all.find((one) => one.categoryId === current)
    if (!category) break
    trail.unshift({ title: category.name, linkType: 'category', seoName: category.seoName })
    current = category.parentId
  }
  return trail
}
