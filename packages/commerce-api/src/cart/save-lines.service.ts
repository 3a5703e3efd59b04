import type { CartProductInput } from '@aisle/api/cart'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { readStore } from './cart-contents.store.ts'
import { fulfillmentNotOffered, otherStore, storeNeeded } from './cart.errors.ts'
import { insertLine, listLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'
import { changeKind, mayChangeKind } from './change-kind.service.ts'
import { type ChangedLine, changeLine, isLineChange } from './change-line.service.ts'
import { instructionOf } from './instruction.rules.ts'
import { checkOffer, identityOf, isSameLine } from './line-wish.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { readOffers, type Offer } from './offer.store.ts'
import { readOfferedFulfillments } from './offered-fulfillments.store.ts'
import { checkKind, checkQuantity, findNamed, type OneLine } from './one-line.rules.ts'
import { takeOut } from './remove-lines.service.ts'
import { checkTakesOrders } from './takes-orders.service.ts'

export type LinesToSave = {
  readonly fulfillmentMethodId: string
  readonly products: readonly CartProductInput[]
  readonly locationId: string | null
}

export type SavedLines = {
  readonly locationId: string
  /** Brings lines back that were made other ones. */
  readonly snapshotId?: string | undefined
}

/** Sets the quantity of lines: absolute numbers, so that repeating a call changes nothing. */
export async function saveLines(
  tx: Transaction,
  shopper: Shopper,
  cart: CartRecord,
  wish: LinesToSave,
): Promise<SavedLines> {
  const lines = await listLines(tx, cart.cartId)
  const locationId = storeOfCart(cart, lines, wish.locationId)
  const store = await readStore(tx, locationId)
  const { business } = store
  const fulfillment = await offeredFulfillment(tx, locationId, wish.fulfillmentMethodId)
  if (wish.products.some(({ qty }) => qty > 0)) await checkTakesOrders(tx, shopper, store, [fulfillment])
  const offers = await readOffers(
    tx,
    wish.products.map(({ productId }) => productId),
    locationId,
  )
  const isRestricted = Boolean(business.isStoreAgeRestricted && business.enableAgeRestrictedBrowsing)
  let snapshotId: string | undefined
  for (const input of wish.products) {
    const one = {
      shopper,
      cart,
      locationId,
      lines: await listLines(tx, cart.cartId),
      fulfillment,
      input,
      offer: offers.get(input.productId),
      isRestricted,
      blacklistHandling: business.blacklistHandling,
    }
    const saved = isLineChange(input) ? await changeLine(tx, one) : await saveLine(tx, one)
    if (saved) await alignLinkedLines(tx, saved.line)
    snapshotId = saved?.snapshotId ?? snapshotId
  }
  return { locationId, snapshotId }
}

async function saveLine(tx: Transaction, wish: OneLine): Promise<ChangedLine | undefined> {
  const { cart, input, fulfillment, lines } = wish
  const named = input.orderLineItemID ? findNamed(lines, input.orderLineItemID, [input.productId]) : undefined
  if (input.qty === 0) {
    const gone = named ?? lines.find((line) => isOfProduct(line, input.productId, fulfillment.fulfillmentMethodId))
    if (gone) await takeOut(tx, cart, [gone])
    return undefined
  }
  const offer = checkOffer(wish.offer, wish.shopper, wish.isRestricted)
  checkKind(offer, fulfillment)
  if (named) {
    if (input.orderLineItemOrderType === undefined || !mayChangeKind(named)) {
      return { line: await setLine(tx, wish, offer, named, input.qty) }
    }
    const changed = await changeKind(tx, cart, named, identityOf(wish, offer), lines)
    // Asked for again: the quantity has what stood in another line, which the shopper does not know yet.
    if (!changed) return { line: named }
    const { line, joinedQty, snapshotId } = changed
    return { line: await setLine(tx, wish, offer, line, input.qty + joinedQty), snapshotId }
  }
  const identity = identityOf(wish, offer)
  const known = lines.find(
    (line) => isOfProduct(line, input.productId, fulfillment.fulfillmentMethodId) && isSameLine(line, identity),
  )
  if (known) return { line: await setLine(tx, wish, offer, known, input.qty) }
  checkQuantity(wish, offer, undefined, input.qty)
  const { productId, qty } = input
  const { fulfillmentMethodId } = fulfillment
  const instruction = instructionOf(input.instruction)
  const { orderType, giftCardCents, frequency } = identity
  const kind = { orderType, giftCardCents, frequency }
  const added = { cartId: cart.cartId, productId, fulfillmentMethodId, qty, instruction, ...kind }
  return { line: await insertLine(tx, added) }
}

async function setLine(tx: Transaction, wish: OneLine, offer: Offer, line: CartLineRecord, qty: number) {
  checkQuantity(wish, offer, line, qty)
  const instruction = instructionOf(wish.input.instruction)
  await updateLine(tx, line.cartId, line.lineId, { qty, ...(instruction === undefined ? {} : { instruction }) })
  return { ...line, qty }
}

const isOfProduct = (line: CartLineRecord, productId: string, fulfillmentMethodId: string) =>
  line.productId === productId && line.fulfillmentMethodId === fulfillmentMethodId && line.parentLineId === null

/** A cart with lines stays at its store until the change is confirmed (spec 2 §4). */
function storeOfCart(cart: CartRecord, lines: readonly CartLineRecord[], wanted: string | null): string {
  const locationId = wanted ?? cart.locationId
  if (!locationId) throw storeNeeded()
  if (lines.length > 0 && cart.locationId && cart.locationId !== locationId) throw otherStore()
  return locationId
}

async function offeredFulfillment(tx: Transaction, locationId: string, methodId: string) {
  const offered = (await readOfferedFulfillments(tx, locationId, [methodId])).get(methodId)
  if (!offered?.isOffered) throw fulfillmentNotOffered()
  return offered
}
