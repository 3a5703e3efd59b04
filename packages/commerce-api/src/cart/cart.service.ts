import type { CartDetail } from '@aisle/api/cart-detail'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { cartAbandoned, cartBeingOrdered } from './cart.errors.ts'
import { hasIdleStore } from '../checkout/ship-to-store.rules.ts'
import { keepRates } from '../checkout/shipping-rate.service.ts'
import { readContents } from './cart-contents.service.ts'
import { priceContents } from './cart-pricing.rules.ts'
import { emptyCart, presentCart } from './cart.presenter.ts'
import { changeCart, findOwnCart, lockOwnCart, openCart } from './cart.store.ts'
import { forgetChoices, hasLines } from './cart-lines.store.ts'
import { freeIdleSlots } from './cart-slots.service.ts'
import type { CartRecord } from './carts.table.ts'

/** A number names the own open cart or nothing: knowing a number never opens a cart (T10, F28). */
export function refuseOtherNumber(cart: CartRecord | undefined, orderNumber: string | undefined) {
  if (orderNumber !== undefined && cart?.cartNumber !== orderNumber) throw cartAbandoned()
}

/** The shopper's cart, locked, ready to be changed. @throws CRT_0002 when the number is not the own open cart's */
export async function cartToChange(tx: Transaction, shopper: Shopper, orderNumber?: string): Promise<CartRecord> {
  const cart = await lockOwnCart(tx, shopper.subject)
  refuseOtherNumber(cart, orderNumber)
  if (!cart) throw cartAbandoned()
  if (cart.state === 'ordering') throw cartBeingOrdered()
  return cart
}

/** The same, but opens a cart where there is none yet. */
export async function cartToFill(tx: Transaction, shopper: Shopper, orderNumber?: string): Promise<CartRecord> {
  if (orderNumber !== undefined) return await cartToChange(tx, shopper, orderNumber)
  const cart = await openCart(tx, shopper)
  if (cart.state === 'ordering') throw cartBeingOrdered()
  return cart
}

/** Reads the cart as the shopper sees it. */
async function showCart(tx: Transaction, cart: CartRecord | undefined, now: Date): Promise<CartDetail> {
  if (!cart) return emptyCart()
  const contents = await readContents(tx, cart, now)
  return presentCart(contents, priceContents(contents, now), now)
}

export async function readCart(
  tx: Transaction,
  shopper: Shopper,
  now: Date,
  { orderNumber, shippingRateID }: { orderNumber?: string | undefined; shippingRateID?: string | undefined } = {},
): Promise<CartDetail> {
  const cart = await findOwnCart(tx, shopper.subject)
  refuseOtherNumber(cart, orderNumber)
  // A rate that is only looked at: checkout prices it before it is chosen.
  return await showCart(tx, cart && shippingRateID ? { ...cart, shippingRateId: shippingRateID } : cart, now)
}

const CHOSEN_NOTHING = {
  tipCents: 0,
  isTipConfirmed: false,
  loyaltyCents: 0,
  giftCardsChosen: false,
  isPayAtStore: false,
  shippingRateId: null,
  shipToStoreLocationId: null,
}

/** Ends every change: the version grows, an empty cart keeps no choices, and no slot waits for nothing. */
export async function showChanged(
  tx: Transaction,
  cart: CartRecord,
  now: Date,
  changes: Parameters<typeof changeCart>[2] = {},
): Promise<CartDetail> {
  const isEmpty = !(await hasLines(tx, cart.cartId))
  if (isEmpty) await forgetChoices(tx, cart.cartId)
  const reset = isEmpty ? CHOSEN_NOTHING : {}
  const contents = await readContents(tx, await changeCart(tx, cart.cartId, { ...changes, ...reset }), now)
  await keepRates(tx, contents)
  await freeIdleSlots(tx, contents)
  if (hasIdleStore(contents)) return await showChanged(tx, cart, now, { shipToStoreLocationId: null })
  return presentCart(contents, priceContents(contents, now), now)
}
