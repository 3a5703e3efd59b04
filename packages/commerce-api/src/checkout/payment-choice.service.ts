import type { setOrderPayments } from '@aisle/api/checkout'
import { readContents } from '../cart/cart-contents.service.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import type { ParsedInput } from '../server/serve.ts'
import { findPaymentMethod } from '../payment-method/payment-methods.store.ts'
import { replaceGiftCards } from './cart-choices.store.ts'
import { paymentMethodUnknown, payAtStoreRefused } from './checkout.errors.ts'
import { chosenGiftCards } from './gift-card-choice.service.ts'
import { mayPayAtStore } from './pay-at-store.rules.ts'

type Wish = Pick<ParsedInput<typeof setOrderPayments>['body'], 'paymentMethodId' | 'giftCards' | 'isPayAtStore'>

/** How the order will be paid, as far as it is named. */
export async function choosePayments(tx: Transaction, shopper: Shopper, cart: CartRecord, wish: Wish, now: Date) {
  const { paymentMethodId, giftCards, isPayAtStore } = wish
  if (paymentMethodId) {
    const kept =
      shopper.customerId && (await findPaymentMethod(tx, { customerId: shopper.customerId, paymentMethodId }))
    if (!kept) throw paymentMethodUnknown()
  }
  if (isPayAtStore && !mayPayAtStore(await readContents(tx, cart, now), shopper)) throw payAtStoreRefused()
  if (giftCards) await replaceGiftCards(tx, cart.cartId, await chosenGiftCards(tx, { shopper, cart }, giftCards, now))
  return {
    ...(giftCards ? { giftCardsChosen: true } : {}),
    ...(paymentMethodId ? { paymentMethodId, isPayAtStore: false } : {}),
    ...(isPayAtStore === undefined ? {} : { isPayAtStore, ...(isPayAtStore ? { paymentMethodId: null } : {}) }),
  }
}
