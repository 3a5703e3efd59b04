import { and, eq, gt, lte } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { previewLinks } from './preview-links.table.ts'

/** Whether this store has such a link that is not over. */
export async function isPreviewLink({ db, tenantId }: Transaction, tokenHash: string, now: Date) {
  const found = await db
    .select({ expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(
      and(eq(previewLinks.tenantId, tenantId), eq(previewLinks.tokenHash, tokenHash), gt(previewLinks.expiresAt, now)),
    )
  return found.length > 0
}

/** Keeps a link; those that are over go. For the database's owner only. */
export async function insertPreviewLink({ db, tenantId }: Transaction, tokenHash: string, expiresAt: Date, now: Date) {
  await db.delete(previewLinks).where(and(eq(previewLinks.tenantId, tenantId), lte(previewLinks.expiresAt, now)))
  await db.insert(previewLinks).values({ tenantId, tokenHash, expiresAt })
}

/** Every link of the store, also those that run. For the database's owner only. */
export const deletePreviewLinks = ({ db, tenantId }: Transaction) =>
  db.delete(previewLinks).where(eq(previewLinks.tenantId, tenantId))
