import type { CartAdjustment } from '@aisle/api/cart-detail'
import type { SavedItem } from '@aisle/api/saved-items'
import { cardsOf } from '../catalogue/cards.service.ts'
import type { Transaction } from '../database/database.ts'
import { findVerifiedGuest } from '../guest/guest-customer.store.ts'
import type { Shopper } from '../server/caller.ts'
import { cartMessages as text } from './cart.messages.ts'
import { lineGone, quantityRefused, savedFull, savedGone, storeNeeded } from './cart.errors.ts'
import { deleteLines, listLines } from './cart-lines.store.ts'
import type { CartRecord } from './carts.table.ts'
import { isSameLine, kindOf } from './line-wish.rules.ts'
import { mayMerge } from './merge-cart.rules.ts'
import { readOffers } from './offer.store.ts'
import { readOfferedFulfillments } from './offered-fulfillments.store.ts'
import { restoredQty } from './restored-line.rules.ts'
import { presentSaved } from './saved-lines.presenter.ts'
import { countSaved, listSaved, takeAllSaved, takeSaved, upsertSaved } from './saved-lines.store.ts'
import { saveLines } from './save-lines.service.ts'

const MOST_SAVED = 100

/** What the shopper has saved, priced at a store. What they may not see is left out (T29). */
export async function showSaved(
  tx: Transaction,
  shopper: Shopper,
  locationId: string | undefined,
  now: Date,
): Promise<SavedItem[]> {
  const rows = await listSaved(tx, shopper.subject)
  const ids = rows.map(({ saved }) => saved.productId)
  const cards = await cardsOf(tx, [...new Set(ids)], { shopper, locationId, now })
  const cardOf = new Map(cards.map((card) => [card.productID, card]))
  return rows
    .filter(({ hasAgeRestriction }) => shopper.maySeeRestricted || !hasAgeRestriction)
    .map((row) => presentSaved(row, cardOf.get(row.saved.productId)))
}

/** @param cart locked */
export async function saveLine(tx: Transaction, { subject }: Shopper, cart: CartRecord, lineId: string) {
  const line = (await listLines(tx, cart.cartId)).find((one) => one.lineId === lineId && one.parentLineId === null)
  if (!line) throw lineGone()
  if ((await countSaved(tx, subject)) >= MOST_SAVED) throw savedFull()
  const { productId, qty, orderType, giftCardCents, frequency, instruction } = line
  await upsertSaved(tx, { subject, productId, qty: Math.max(1, qty), orderType, giftCardCents, frequency, instruction })
  await deleteLines(tx, cart.cartId, [lineId])
}

type Wish = {
  readonly savedID: string
  readonly fulfillmentMethodId: string
  readonly locationId: string | null
}

/** Puts a saved line into the cart, as far as limits and stock reach. @param cart locked */
export async function bringToCart(tx: Transaction, shopper: Shopper, cart: CartRecord, wish: Wish) {
  const saved = await takeSaved(tx, shopper.subject, wish.savedID)
  if (!saved) throw savedGone()
  const { productId, instruction } = saved
  const { fulfillmentMethodId } = wish
  const at = wish.locationId ?? cart.locationId
  if (!at) throw storeNeeded()
  const lines = (await listLines(tx, cart.cartId)).filter((line) => line.productId === productId)
  const own = lines.find((line) => line.fulfillmentMethodId === fulfillmentMethodId && isSameLine(line, saved))
  const there = own?.qty ?? 0
  const offer = (await readOffers(tx, [productId], at)).get(productId)
  const method = (await readOfferedFulfillments(tx, at, [fulfillmentMethodId])).get(fulfillmentMethodId)
  const wanted = there + saved.qty
  // Whether it may be bought at all is for the saving of the line to say.
  const qty = offer
    ? restoredQty({
        product: offer.product,
        methodLimit: method?.qtyLimit ?? null,
        onHand: offer.onHand,
        elsewhere: lines.reduce((sum, line) => sum + (line === own ? 0 : line.qty), 0),
        wanted,
      })
    : wanted
  if (offer && qty <= there)
    throw quantityRefused(there > 0 ? text.noMore(offer.product.title) : text.outOfStock(offer.product.title))
  const product = {
    productId,
    qty,
    // A line that is named with a kind or an amount is one to be changed.
    ...(own ? { orderLineItemID: own.lineId } : kindOf(saved)),
    ...(instruction === null || own?.instruction ? {} : { instruction }),
  }
  const { locationId } = await saveLines(tx, shopper, cart, {
    fulfillmentMethodId,
    products: [product],
    locationId: wish.locationId,
  })
  const adjustments: CartAdjustment[] =
    offer && qty < wanted ? [{ productId, title: offer.product.title, wantedQty: saved.qty, qty: qty - there }] : []
  return { locationId, adjustments }
}

export async function forgetSaved(tx: Transaction, { subject }: Shopper, savedId: string) {
  if (!(await takeSaved(tx, subject, savedId))) throw savedGone()
}

/** What a guest has saved goes to whoever signs in, as their cart does (T12). Doing it again changes nothing. */
export async function adoptSaved(tx: Transaction, shopper: Shopper, guestSubject: string) {
  const guest = await findVerifiedGuest(tx, guestSubject)
  if (!mayMerge({ guestEmail: guest?.email, customerEmail: shopper.email })) return
  for (const { productId, qty, orderType, giftCardCents, frequency, instruction } of await takeAllSaved(
    tx,
    guestSubject,
  )) {
    await upsertSaved(tx, {
      subject: shopper.subject,
      productId,
      qty,
      orderType,
      giftCardCents,
      frequency,
      instruction,
    })
  }
}
