import { eq } from 'drizzle-orm'
import { categories } from '../catalogue/categories.table.ts'
import type { Transaction } from '../database/database.ts'

/** Ids of the categories that a tenant has, by their addresses. */
export async function categoryIdsOf({ db, tenantId }: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: categories.categoryId, seoName: categories.seoName })
    .from(categories)
    .where(eq(categories.tenantId, tenantId))
  return new Map(rows.map(({ id, seoName }) => [seoName, id]))
}
