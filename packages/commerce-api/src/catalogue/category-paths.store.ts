import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { categories } from './categories.table.ts'

/** Gives the ids from a category up to its root, itself first. */
export async function categoryPaths({ db, tenantId }: Transaction) {
  const rows = await db
    .select({ categoryId: categories.categoryId, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.tenantId, tenantId))
  const parents = new Map(rows.map((row) => [row.categoryId, row.parentId]))
  return (categoryId: string): readonly string[] => {
    const path: string[] = []
    for (let current: string | null = categoryId; current && !path.includes(current);) {
      path.push(current)
      current = parents.get(current) ?? null
    }
    return path
  }
}
