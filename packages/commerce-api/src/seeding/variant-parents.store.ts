import { and, eq } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'

/** Products of a source that stand for their variants. */
export async function variantParentIdsOf({ db, tenantId }: Transaction, source: string): Promise<ReadonlySet<string>> {
  const ofSource = and(eq(products.tenantId, tenantId), eq(products.source, source))
  const rows = await db
    .select({ productId: products.productId })
    .from(products)
    .where(and(ofSource, eq(products.isDefaultVariant, true), eq(products.isActive, true)))
  return new Set(rows.map(({ productId }) => productId))
}
