import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'
import type { CartFulfillmentRecord } from './cart-fulfillments.table.ts'
import type { CartGiftCardRecord } from './cart-gift-cards.table.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'

/**
 * Why a snapshot was kept. A cart that was moved is put back whole, lines that were changed take the place of what they
 * became; else what is missing is added.
 */
export type SnapshotReason = 'removed' | 'changed' | 'emptied' | 'moved'

export type KeptLine = Omit<CartLineRecord, 'tenantId' | 'cartId' | 'addedAt' | 'parentLineId'> & {
  /** ISO 8601: the line comes back to its place. */
  readonly addedAt: string
}

/** What the cart itself says of an order to come. */
export type CartChoices = Pick<
  CartRecord,
  | 'locationId'
  | 'zipCode'
  | 'shipToStoreLocationId'
  | 'tipCents'
  | 'isTipConfirmed'
  | 'giftCardsChosen'
  | 'loyaltyCents'
  | 'shippingRateId'
  | 'paymentMethodId'
  | 'isPayAtStore'
>

export type SnapshotContents = {
  readonly cart: CartChoices
  /** In their order, without the lines that come with others. */
  readonly lines: readonly KeptLine[]
  readonly fulfillments: readonly CartFulfillmentRecord[]
  readonly couponIds: readonly string[]
  readonly giftCards: readonly CartGiftCardRecord[]
  /** Bookings of slots that were held; snapshots of earlier versions say nothing of them. */
  readonly slotBookingIds?: readonly string[]
}

export const cartSnapshots = commerce.table(
  'cart_snapshots',
  {
    tenantId: tenantId(),
    snapshotId: uuid('snapshot_id').notNull().defaultRandom(),
    cartId: uuid('cart_id').notNull(),
    reason: text('reason').$type<SnapshotReason>().notNull(),
    contents: jsonb('contents').$type<SnapshotContents>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.snapshotId] })],
)
export type SnapshotRecord = typeof cartSnapshots.$inferSelect
