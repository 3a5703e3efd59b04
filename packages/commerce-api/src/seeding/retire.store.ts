import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'

/** Takes the source's products that are not kept off the shelves. @returns how many */
export async function retireProducts({ db, tenantId }: Transaction, source: string, keptIds: ReadonlySet<string>) {
  const ofSource = and(eq(products.tenantId, tenantId), eq(products.source, source), eq(products.isActive, true))
  const listed = await db
    .select({ productId: products.productId, parentId: products.parentProductId })
    .from(products)
    .where(ofSource)
  const gone = listed.filter(
    ({ productId, parentId }) => !keptIds.has(productId) && !(parentId && keptIds.has(parentId)),
  )
  for (let start = 0; start < gone.length; start += 1000) {
    const ids = gone.slice(start, start + 1000).map(({ productId }) => productId)
    await db
      .update(products)
      .set({ isActive: false })
      .where(and(ofSource, inArray(products.productId, ids)))
  }
  return gone.length
}
