import { and, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { giftCardLedger } from './gift-card-ledger.table.ts'
import { giftCards } from './gift-cards.table.ts'

const ACTIVE = 1

/** Cards of others do not exist. */
export async function findOwnCard({ db, tenantId }: Transaction, customerId: string, giftCardId: string) {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(
      and(
        eq(giftCards.tenantId, tenantId),
        eq(giftCards.giftCardId, giftCardId),
        eq(giftCards.ownerCustomerId, customerId),
      ),
    )
  return card
}

export async function findCardByNumber({ db, tenantId }: Transaction, number: string) {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.number, number)))
  return card
}

export type OwnCardsQuery = {
  readonly customerId: string
  readonly status: number | undefined
  readonly isActivated: boolean | undefined
  readonly limit: number
  readonly offset: number
}

export async function listOwnCards({ db, tenantId }: Transaction, query: OwnCardsQuery) {
  const where = and(
    eq(giftCards.tenantId, tenantId),
    eq(giftCards.ownerCustomerId, query.customerId),
    query.status === undefined ? undefined : eq(giftCards.status, query.status),
    query.isActivated === undefined
      ? undefined
      : query.isActivated
        ? gte(giftCards.status, ACTIVE)
        : eq(giftCards.status, 0),
  )
  const items = await db
    .select()
    .from(giftCards)
    .where(where)
    .orderBy(desc(giftCards.createdAt), giftCards.giftCardId)
    .limit(query.limit)
    .offset(query.offset)
  const [total] = await db.select({ count: count() }).from(giftCards).where(where)
  return { items, count: total?.count ?? 0 }
}

/** Whether a card of this store has money on it. */
export async function isAnyCardSpendable({ db, tenantId }: Transaction): Promise<boolean> {
  const [card] = await db
    .select({ giftCardId: giftCards.giftCardId })
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.status, ACTIVE), gt(giftCards.balanceCents, 0)))
    .limit(1)
  return card !== undefined
}

type Movement = { readonly giftCardId: string; readonly orderId: string; readonly cents: number; readonly at: Date }

/** Takes money off an active card that has it, in one statement: a balance is never spent twice (T20). */
export async function spendCard(tx: Transaction, { giftCardId, orderId, cents, at }: Movement): Promise<boolean> {
  const { db, tenantId } = tx
  const [card] = await db
    .update(giftCards)
    .set({ balanceCents: sql`${giftCards.balanceCents} - ${cents}`, updatedAt: at })
    .where(
      and(
        eq(giftCards.tenantId, tenantId),
        eq(giftCards.giftCardId, giftCardId),
        eq(giftCards.status, ACTIVE),
        gte(giftCards.balanceCents, cents),
      ),
    )
    .returning({ balanceCents: giftCards.balanceCents })
  if (!card) return false
  await writeLedger(tx, { giftCardId, orderId, reason: 'redeemed', amountCents: -cents, at, ...card })
  return true
}

/** Puts back what an order took, once: the ledger's unique keys refuse a second time. A part of it has an id of its own. */
export async function refundCard(
  tx: Transaction,
  { giftCardId, orderId, cents, at, refundId = null }: Movement & { readonly refundId?: string | null },
) {
  const { db, tenantId } = tx
  const [card] = await db
    .update(giftCards)
    .set({ balanceCents: sql`${giftCards.balanceCents} + ${cents}`, updatedAt: at })
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.giftCardId, giftCardId)))
    .returning({ balanceCents: giftCards.balanceCents })
  if (!card) throw new Error('a gift card that paid is gone')
  await writeLedger(tx, { giftCardId, orderId, reason: 'refunded', amountCents: cents, refundId, at, ...card })
}

type Entry = Omit<typeof giftCardLedger.$inferInsert, 'tenantId'>

async function writeLedger({ db, tenantId }: Transaction, entry: Entry) {
  await db.insert(giftCardLedger).values({ tenantId, ...entry })
}

/** What each card has paid for an order, without what came back. */
export async function listRedeemed({ db, tenantId }: Transaction, orderId: string) {
  const cents = sql<number>`(-sum(${giftCardLedger.amountCents}))::int`
  return await db
    .select({ giftCardId: giftCardLedger.giftCardId, cents })
    .from(giftCardLedger)
    .where(
      and(
        eq(giftCardLedger.tenantId, tenantId),
        eq(giftCardLedger.orderId, orderId),
        inArray(giftCardLedger.reason, ['redeemed', 'refunded']),
      ),
    )
    .groupBy(giftCardLedger.giftCardId)
    .having(gt(cents, 0))
    .orderBy(giftCardLedger.giftCardId)
}

export async function insertCard({ db, tenantId }: Transaction, card: Omit<typeof giftCards.$inferInsert, 'tenantId'>) {
  const [inserted] = await db
    .insert(giftCards)
    .values({ tenantId, ...card })
    .returning()
  if (!inserted) throw new Error('the gift card was not inserted')
  return inserted
}

/** For mails to those who bought or got a card. */
export async function findCardById({ db, tenantId }: Transaction, giftCardId: string) {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.giftCardId, giftCardId)))
  return card
}
