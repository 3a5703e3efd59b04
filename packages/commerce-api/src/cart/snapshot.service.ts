import type { Transaction } from '../database/database.ts'
import { lockAllOwnHolds } from '../slot/slot-booking.store.ts'
import { listLines } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartChoices, KeptLine, SnapshotReason } from './cart-snapshots.table.ts'
import type { CartRecord } from './carts.table.ts'
import { readChoicesOfCart } from './snapshot-choices.store.ts'
import { insertSnapshot } from './snapshot.store.ts'

/**
 * Keeps what a cart is, with every choice, before it changes: `restoreCart` brings it back for 30 minutes, once.
 * Of single lines only these are kept. A line that is taken out alone is brought back by its own id.
 * @param cart locked, as it is before the change
 * @returns the id of the snapshot
 */
export async function keepSnapshot(
  tx: Transaction,
  cart: CartRecord,
  reason: SnapshotReason,
  named?: readonly CartLineRecord[],
): Promise<string> {
  const lines = (named ?? (await listLines(tx, cart.cartId))).filter(({ parentLineId }) => parentLineId === null)
  const [only, ...others] = named ?? []
  return await insertSnapshot(tx, {
    ...(reason === 'removed' && only && others.length === 0 ? { snapshotId: only.lineId } : {}),
    cartId: cart.cartId,
    reason,
    contents: {
      cart: choicesOf(cart),
      lines: lines.map(keptLine),
      ...(await readChoicesOfCart(tx, cart.cartId)),
      slotBookingIds: await lockAllOwnHolds(tx, cart.subject),
    },
  })
}

const choicesOf = ({
  locationId,
  zipCode,
  shipToStoreLocationId,
  tipCents,
  isTipConfirmed,
  giftCardsChosen,
  loyaltyCents,
  shippingRateId,
  paymentMethodId,
  isPayAtStore,
}: CartRecord): CartChoices => ({
  locationId,
  zipCode,
  shipToStoreLocationId,
  tipCents,
  isTipConfirmed,
  giftCardsChosen,
  loyaltyCents,
  shippingRateId,
  paymentMethodId,
  isPayAtStore,
})

const keptLine = ({
  tenantId: _tenant,
  cartId: _cart,
  parentLineId: _none,
  addedAt,
  ...line
}: CartLineRecord): KeptLine => ({
  ...line,
  addedAt: addedAt.toISOString(),
})
