import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'

/** Takes the source's products and variants that are not kept off the shelves. @returns how many */
export async function retireProducts({ db, tenantId }: Transaction, source: string, keptIds: ReadonlySet<string>) {
  const ofSource = and(eq(products.tenantId, tenantId), eq(products.source, source), eq(products.isActive, true))
  const listed = await db.select({ productId: products.productId }).from(products).where(ofSource)
  const gone = listed.filter(({ productId }) => !keptIds.has(productId))
  for (let start = 0; start < gone.length; start += 1000) {
    const ids = gone.slice(start, start + 1000).map(({ productId }) => productId)
    await db
      .update(products)
      .set({ isActive: false })
      .where(and(ofSource, inArray(products.productId, ids)))
  }
  return gone.length
}
