import { recordAudit } from '../audit/audit.store.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { listCardShares } from './cart-choices.store.ts'

type Choice = {
  readonly action: 'tip.chosen' | 'loyalty.chosen' | 'gift-cards.chosen'
  readonly cart: Pick<CartRecord, 'cartId' | 'subject'>
  readonly requestId: string
  readonly cents: number
}

/** What a shopper has chosen to give or to pay with, in cents (T67). */
export async function recordChoice(tx: Transaction, { action, cart: { cartId, subject }, requestId, cents }: Choice) {
  await recordAudit(tx, { action, subject, objectId: cartId, requestId, details: { cents } })
}

/** Which is at most spent of them, and never their numbers. */
export async function recordCardChoice(tx: Transaction, cart: CartRecord, requestId: string) {
  const shares = await listCardShares(tx, cart.cartId)
  const cents = shares.reduce((sum, { redeemCents }) => sum + redeemCents, 0)
  await recordChoice(tx, { action: 'gift-cards.chosen', cart, requestId, cents })
}
