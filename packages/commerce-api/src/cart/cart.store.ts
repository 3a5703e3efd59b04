import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { change } from '../database/writes.ts'
import type { Shopper } from '../server/caller.ts'
import { newCartNumber } from './cart-number.rules.ts'
import { type CartRecord, carts } from './carts.table.ts'

type CartChanges = Partial<
  Pick<
    CartRecord,
    | 'locationId'
    | 'shipToStoreLocationId'
    | 'zipCode'
    | 'tipCents'
    | 'isTipConfirmed'
    | 'loyaltyCents'
    | 'giftCardsChosen'
    | 'shippingRateId'
    | 'paymentMethodId'
    | 'isPayAtStore'
    | 'guestCustomerId'
    | 'customerId'
    | 'state'
    | 'mergedIntoCartId'
    | 'notices'
  >
>

const isOpenCart = and(
  eq(carts.tenantId, value('tenantId')),
  eq(carts.subject, value('subject')),
  sql`${carts.state} IN ('open', 'ordering')`,
)
const selectOwnCart = prepared((db) => db.select().from(carts).where(isOpenCart).prepare('find_own_cart'))
const selectOwnCartLocked = prepared((db) =>
  db.select().from(carts).where(isOpenCart).for('update').prepare('lock_own_cart'),
)

export async function findOwnCart(tx: Transaction, subject: string): Promise<CartRecord | undefined> {
  const [cart] = await selectOwnCart(tx, { subject })
  return cart
}

/** The row that every change of a cart, and its order, locks first. */
export async function lockOwnCart(tx: Transaction, subject: string): Promise<CartRecord | undefined> {
  const [cart] = await selectOwnCartLocked(tx, { subject })
  return cart
}

const selectFreeCarts = prepared((db) =>
  db
    .select(getTableColumns(carts))
    .from(itemsOf({ subject: 'text' }))
    .innerJoin(
      carts,
      and(
        eq(carts.tenantId, value('tenantId')),
        sql`${carts.subject} = item.subject`,
        sql`${carts.state} IN ('open', 'ordering')`,
      ),
    )
    .for('update', { skipLocked: true })
    .prepare('lock_free_carts'),
)

/** Those carts of the shoppers that nobody has locked, locked: it waits for nobody. */
export const lockFreeCarts = (tx: Transaction, subjects: readonly string[]): Promise<CartRecord[]> =>
  selectFreeCarts(tx, { subject: subjects })

export async function lockCartByNumber(tx: Transaction, subject: string, cartNumber: string) {
  const { db, tenantId } = tx
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.cartNumber, cartNumber), eq(carts.subject, subject)))
    .for('update')
  return cart
}

/** Two first additions at once end in one cart: the unique index lets one of them in. */
export async function openCart(tx: Transaction, { subject, customerId }: Shopper): Promise<CartRecord> {
  const known = await lockOwnCart(tx, subject)
  if (known) return known
  const { db, tenantId } = tx
  await db.insert(carts).values({ tenantId, subject, customerId, cartNumber: newCartNumber() }).onConflictDoNothing()
  const created = await lockOwnCart(tx, subject)
  if (!created) throw new Error('a cart that was just opened is gone')
  return created
}

/** Every change makes the version grow, so that a stale reply is told from a fresh one. */
export async function changeCart({ db, tenantId }: Transaction, cartId: string, changes: CartChanges = {}) {
  const [cart] = await db
    .update(carts)
    .set({ ...changes, version: sql`${carts.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.cartId, cartId)))
    .returning()
  if (!cart) throw new Error('the locked cart is gone')
  return cart
}

type Move = { readonly cartId: string; readonly state: 'open' | 'ordering' | 'ordered' }

/** A locked cart on its way to an order, or back. */
export const cartMoved = change<Move>(
  'move_cart',
  { cartId: 'uuid', state: 'text' },
  (items) => sql`UPDATE commerce.carts cart
    SET state = item.state, version = cart.version + 1, updated_at = now() FROM ${items}
    WHERE cart.tenant_id = ${value('tenantId')} AND cart.cart_id = item."cartId"`,
)

/** A cart of the shopper's by its number, whatever became of it. */
export async function findOwnNumber({ db, tenantId }: Transaction, subject: string, cartNumber: string) {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.cartNumber, cartNumber), eq(carts.subject, subject)))
  return cart
}
