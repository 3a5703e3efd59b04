import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { collections } from './collections.table.ts'

type Key = { readonly collectionId?: string; readonly seoName?: string }

export async function findCollection({ db, tenantId }: Transaction, { collectionId, seoName }: Key) {
  const key = collectionId ? eq(collections.collectionId, collectionId) : eq(collections.seoName, seoName ?? '')
  const [collection] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.tenantId, tenantId), key))
  return collection
}
