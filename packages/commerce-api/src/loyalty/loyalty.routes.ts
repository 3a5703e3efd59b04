import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { redeemableDollars } from '@aisle/api/customer'
import { toAmount, toCents } from '@aisle/api/money'
import { readStore } from '../cart/cart-contents.store.ts'
import { cartToChange, showChanged } from '../cart/cart.service.ts'
import { loyaltyRefused, loyaltyTooMuch } from '../checkout/checkout.errors.ts'
import { findCustomer } from '../customer/customer-record.store.ts'
import type { Transaction } from '../database/database.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Shopper } from '../server/caller.ts'
import type { Domain } from '../server/domain.ts'
import { canRedeem } from './loyalty.rules.ts'

export const loyaltyRoutes: Domain = ({ serve, now }) => {
  serve(redeemableDollars, async ({ tx, shopper }) => ({
    totalRedeemedDollars: toAmount((await redeemableCents(tx, shopper)) ?? 0),
  }))

  serve(applyLoyaltyDollars, async ({ tx, shopper, body }) => {
    const cart = await cartToChange(tx, shopper)
    const loyaltyCents = toCents(body.dollars)
    const available = await redeemableCents(tx, shopper)
    if (available === undefined && loyaltyCents > 0) throw loyaltyRefused()
    if (loyaltyCents > (available ?? 0)) throw loyaltyTooMuch()
    return await showChanged(tx, cart, now(), { loyaltyCents })
  })
}

/** `undefined` where this store, or this customer, redeems nothing. */
async function redeemableCents(tx: Transaction, shopper: Shopper): Promise<number | undefined> {
  const customer = await findCustomer(tx, customerIdOf(shopper))
  const { business } = await readStore(tx, null)
  return customer && canRedeem(business, customer) ? customer.loyaltyCents : undefined
}
