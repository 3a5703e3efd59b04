import type { CartAdjustment } from '@aisle/api/cart-detail'
import { toAmount } from '@aisle/api/money'
import * as z from 'zod/mini'
import { orderLineTypeSchema } from '@aisle/api/product-kind'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../server/app-error.ts'
import type { Shopper } from '../server/caller.ts'
import { releaseBookings, lockAllOwnHolds } from '../slot/slot-booking.store.ts'
import { holdSlotsAgain } from './cart-slots.service.ts'
import { otherStore, snapshotGone, storeNeeded } from './cart.errors.ts'
import { cartMessages as text } from './cart.messages.ts'
import { readStore } from './cart-contents.store.ts'
import type { OfferedFulfillment } from './cart-contents.types.ts'
import { deleteLines, forgetChoices, insertLine, listLines } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartChoices, KeptLine, SnapshotRecord } from './cart-snapshots.table.ts'
import type { CartRecord } from './carts.table.ts'
import { checkOffer, identityOf, isSameLine } from './line-wish.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { type Offer, readOffers } from './offer.store.ts'
import { readOfferedFulfillments } from './offered-fulfillments.store.ts'
import { restoredQty } from './restored-line.rules.ts'
import { stillPossible, writeChoices } from './snapshot-choices.store.ts'
import { takeSnapshot } from './snapshot.store.ts'
import { checkTakesOrders } from './takes-orders.service.ts'

type Restored = {
  /** For the cart's own row. */
  readonly changes: Partial<CartChoices>
  /** Lines that could not be had as they were. */
  readonly adjustments: readonly CartAdjustment[]
}

/**
 * Brings back what a snapshot of this cart holds, as far as it can be had now. A cart that was moved is put back whole.
 * Otherwise lines that are there (again) stay as they are, and choices come back into a cart without lines only. Slots
 * are held again for as long as they were.
 * @throws AppError CRT_SNAPSHOT_GONE when it was used, has run out or is of another cart; CRT_400 when the cart has lines
 * at another store by now
 */
export async function restoreSnapshot(
  tx: Transaction,
  shopper: Shopper,
  cart: CartRecord,
  snapshotId: string,
  now: Date,
): Promise<Restored> {
  const snapshot = await takeSnapshot(tx, cart.cartId, snapshotId)
  if (!snapshot) throw snapshotGone()
  const { contents } = snapshot
  const isEmpty = await makeRoom(tx, shopper, cart, snapshot)
  const adjustments = await bringLinesBack(tx, shopper, cart, contents.lines, contents.cart.locationId)
  await holdSlotsAgain(tx, cart, contents, now)
  if (!isEmpty) return { changes: { locationId: contents.cart.locationId }, adjustments }
  await writeChoices(tx, cart.cartId, contents)
  return { changes: await stillPossible(tx, contents.cart), adjustments }
}

/** @returns whether the cart has no lines now */
async function makeRoom(tx: Transaction, { subject }: Shopper, cart: CartRecord, { reason, contents }: SnapshotRecord) {
  const there = await listLines(tx, cart.cartId)
  if (reason === 'moved') {
    await deleteLines(
      tx,
      cart.cartId,
      there.map(({ lineId }) => lineId),
    )
    await forgetChoices(tx, cart.cartId)
    await releaseBookings(tx, await lockAllOwnHolds(tx, subject))
    return true
  }
  if (there.length > 0 && cart.locationId !== contents.cart.locationId) throw otherStore()
  if (reason === 'changed') await takeBack(tx, cart.cartId, there, contents.lines)
  return there.length === 0
}

/**
 * Takes out what a line has become.
 * @throws AppError CRT_SNAPSHOT_GONE when it is not there any more, or a line like the one before was made since
 */
async function takeBack(
  tx: Transaction,
  cartId: string,
  there: readonly CartLineRecord[],
  kept: readonly KeptLine[],
): Promise<void> {
  const changed = there.filter(({ lineId }) => kept.some((line) => line.lineId === lineId))
  const others = there.filter((line) => !changed.includes(line))
  if (changed.length === 0 || others.some((one) => kept.some((line) => isThere(one, line)))) throw snapshotGone()
  await deleteLines(
    tx,
    cartId,
    changed.map(({ lineId }) => lineId),
  )
}

async function bringLinesBack(
  tx: Transaction,
  shopper: Shopper,
  { cartId }: CartRecord,
  kept: readonly KeptLine[],
  locationId: string | null,
): Promise<CartAdjustment[]> {
  if (!locationId) throw storeNeeded()
  const store = await readStore(tx, locationId)
  const { business } = store
  const { isStoreAgeRestricted, enableAgeRestrictedBrowsing, blacklistHandling } = business
  const isRestricted = Boolean(isStoreAgeRestricted && enableAgeRestrictedBrowsing)
  const offers = await readOffers(
    tx,
    kept.map(({ productId }) => productId),
    locationId,
  )
  const methodIds = [...new Set(kept.map(({ fulfillmentMethodId }) => fulfillmentMethodId))]
  const methods = await readOfferedFulfillments(tx, locationId, methodIds)
  await checkTakesOrders(tx, shopper, store, [...methods.values()])
  const adjustments: CartAdjustment[] = []
  for (const line of kept) {
    const lines = await listLines(tx, cartId)
    if (lines.some((one) => isThere(one, line))) continue
    const offer = offers.get(line.productId)
    const method = methods.get(line.fulfillmentMethodId)
    const mayStand = isSold({ shopper, isRestricted, blacklistHandling }, line, offer, method)
    const qty = offer && mayStand ? roomFor(line, offer, method, lines) : 0
    if (qty > 0)
      await alignLinkedLines(tx, await insertLine(tx, { ...line, addedAt: new Date(line.addedAt), cartId, qty }))
    if (qty === line.qty) continue
    const title = offer?.product.title ?? text.goneProduct
    adjustments.push({ productId: line.productId, title, wantedQty: line.qty, qty })
  }
  return adjustments
}

const isThere = (one: CartLineRecord, line: KeptLine) =>
  one.lineId === line.lineId ||
  (one.productId === line.productId && one.fulfillmentMethodId === line.fulfillmentMethodId && isSameLine(one, line))

type Terms = {
  readonly shopper: Shopper
  readonly isRestricted: boolean
  readonly blacklistHandling: number | null | undefined
}

/** Whether this shopper could put the line into a cart today. */
function isSold(
  { shopper, isRestricted, blacklistHandling }: Terms,
  line: KeptLine,
  offer: Offer | undefined,
  method: OfferedFulfillment | undefined,
): boolean {
  const kinds = offer?.product.fulfillmentKinds
  if (!method?.isOffered || (kinds && !kinds.includes(method.kind))) return false
  const { productId, qty, orderType, giftCardCents, frequency } = line
  const input = {
    productId,
    qty,
    orderLineItemOrderType: z.parse(orderLineTypeSchema, orderType),
    ...(giftCardCents === null ? {} : { giftCardAmount: toAmount(giftCardCents) }),
    ...(frequency === null ? {} : { frequency }),
  }
  try {
    identityOf({ input, shopper, blacklistHandling }, checkOffer(offer, shopper, isRestricted))
    return true
  } catch (error) {
    // Refused today, whatever the reason: the shopper is told of the line.
    if (error instanceof AppError) return false
    throw error
  }
}

const roomFor = (
  { productId, qty: wanted }: KeptLine,
  { product, onHand }: Offer,
  method: OfferedFulfillment | undefined,
  lines: readonly CartLineRecord[],
) =>
  restoredQty({
    product,
    methodLimit: method?.qtyLimit ?? null,
    onHand,
    wanted,
    elsewhere: lines.filter((one) => one.productId === productId).reduce((sum, { qty }) => sum + qty, 0),
  })
