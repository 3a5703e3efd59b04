import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { loyaltyToken, redeemableDollars } from '@aisle/api/customer'
import { toAmount, toCents } from '@aisle/api/money'
import { readStore } from '../cart/cart-contents.store.ts'
import { cartToChange, showChanged } from '../cart/cart.service.ts'
import { recordChoice } from '../checkout/choice-audit.service.ts'
import { loyaltyRefused, loyaltyTooMuch } from '../checkout/checkout.errors.ts'
import { findCustomer } from '../customer/customer-record.store.ts'
import type { Transaction } from '../database/database.ts'
import type { Limit } from '../rate-limit/limiter.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Shopper } from '../server/caller.ts'
import type { Domain } from '../server/domain.ts'
import { createLoyaltyCompany } from './loyalty-company.ts'
import { noLoyaltyProgram } from './loyalty.errors.ts'
import { canRedeem, programOf } from './loyalty.rules.ts'

/** Twenty an hour are one for every three minutes that a frame stands open. */
const TOKENS: Limit = { name: 'loyalty-token', limit: 20, seconds: 3600 }

export const loyaltyRoutes: Domain = ({ serve, serveFlow, limiter, services, now }) => {
  const company = createLoyaltyCompany(services)

  serve(redeemableDollars, async ({ tx, shopper }) => ({
    totalRedeemedDollars: toAmount((await redeemableCents(tx, shopper)) ?? 0),
  }))

  serveFlow(loyaltyToken, async ({ shopper, transaction }) => {
    const customerId = customerIdOf(shopper)
    const { tenantId } = shopper
    await limiter.take(tenantId, TOKENS, shopper.subject)
    const accountID = await transaction(async (tx) => programOf((await readStore(tx, null)).business))
    if (accountID === undefined) throw noLoyaltyProgram()
    return company.signIn({ tenantId, accountID, customerId })
  })

  serve(applyLoyaltyDollars, async ({ tx, shopper, body, origin: { requestId } }) => {
    const cart = await cartToChange(tx, shopper)
    const loyaltyCents = toCents(body.dollars)
    const available = await redeemableCents(tx, shopper)
    if (available === undefined && loyaltyCents > 0) throw loyaltyRefused()
    if (loyaltyCents > (available ?? 0)) throw loyaltyTooMuch()
    await recordChoice(tx, { action: 'loyalty.chosen', cart, requestId, cents: loyaltyCents })
    return await showChanged(tx, cart, now(), { loyaltyCents })
  })
}

/** `undefined` where this store, or this customer, redeems nothing. */
async function redeemableCents(tx: Transaction, shopper: Shopper): Promise<number | undefined> {
  const customer = await findCustomer(tx, customerIdOf(shopper))
  const { business } = await readStore(tx, null)
  return customer && canRedeem(business, customer) ? customer.loyaltyCents : undefined
}
