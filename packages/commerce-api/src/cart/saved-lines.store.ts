import { and, count, desc, eq, like, lte, sql } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'
import { type SavedLineRecord, savedLines } from './saved-lines.table.ts'

const isOwn = ({ tenantId }: Transaction, subject: string) =>
  and(eq(savedLines.tenantId, tenantId), eq(savedLines.subject, subject))

/** The newest first, with what does not depend on store or day. */
export const listSaved = (tx: Transaction, subject: string) =>
  tx.db
    .select({
      saved: savedLines,
      title: products.title,
      seoName: products.seoName,
      imageUrl: products.imageUrl,
      imageAlt: products.imageAlt,
      sizeText: products.sizeText,
      variantValues: products.variantValues,
      productFamily: products.productFamily,
      hasAgeRestriction: products.hasAgeRestriction,
    })
    .from(savedLines)
    .innerJoin(products, and(eq(products.tenantId, savedLines.tenantId), eq(products.productId, savedLines.productId)))
    .where(isOwn(tx, subject))
    .orderBy(desc(savedLines.savedAt), desc(savedLines.savedId))
export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

export async function countSaved(tx: Transaction, subject: string): Promise<number> {
  const [row] = await tx.db.select({ saved: count() }).from(savedLines).where(isOwn(tx, subject))
  return row?.saved ?? 0
}

type NewSaved = Omit<SavedLineRecord, 'tenantId' | 'savedId' | 'savedAt'>

/** What is saved twice is one line of both; the newer note counts. */
export async function upsertSaved({ db, tenantId }: Transaction, saved: NewSaved) {
  await db
    .insert(savedLines)
    .values({ tenantId, ...saved })
    .onConflictDoUpdate({
      target: [
        savedLines.tenantId,
        savedLines.subject,
        savedLines.productId,
        savedLines.orderType,
        savedLines.giftCardCents,
        savedLines.frequency,
      ],
      set: {
        qty: sql`least(${savedLines.qty} + excluded.qty, ${FALLBACK_QUANTITY_LIMIT})`,
        instruction: sql`coalesce(excluded.instruction, ${savedLines.instruction})`,
        savedAt: sql`clock_timestamp()`,
      },
    })
}

/** Takes one out; nobody else's is found (T10). */
export async function takeSaved(tx: Transaction, subject: string, savedId: string) {
  const [saved] = await tx.db
    .delete(savedLines)
    .where(and(isOwn(tx, subject), eq(savedLines.savedId, savedId)))
    .returning()
  return saved
}

/** Takes all of somebody's out, the oldest first. */
export async function takeAllSaved(tx: Transaction, subject: string): Promise<SavedLineRecord[]> {
  const taken = await tx.db.delete(savedLines).where(isOwn(tx, subject)).returning()
  return taken.toSorted((left, right) => left.savedAt.getTime() - right.savedAt.getTime())
}

/** A guest is known for 30 days; what one has saved is out of reach after that. */
export async function forgetSavedOfGuests({ db, tenantId }: Transaction) {
  await db
    .delete(savedLines)
    .where(
      and(
        eq(savedLines.tenantId, tenantId),
        like(savedLines.subject, 'anon:%'),
        lte(savedLines.savedAt, sql`now() - interval '31 days'`),
      ),
    )
}
