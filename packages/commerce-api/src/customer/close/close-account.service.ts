import { disownSessions } from '../../age-verification/age-sessions.store.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/database.ts'
import type { Shopper } from '../../server/caller.ts'
import { customerIdOf } from '../../server/customer.ts'
import { customerNeeded } from '../../server/server.errors.ts'
import type { Origin } from '../../server/serve.ts'
import { lockAllOwnHolds, releaseBookings } from '../../slot/slot-booking.store.ts'
import { awaitTurn } from '../../slot/slot-turn.store.ts'
import { anonymiseOrders } from './anonymise-orders.store.ts'
import { hasOpenOrders, signInAgain } from './close-account.errors.ts'
import { closeRecord, forfeitLoyalty, queueForIdentity, tombstoneOf } from './close-record.store.ts'
import { endCarts } from './end-cart.store.ts'
import { eraseBelongings, forgetRecipient } from './erase-belongings.store.ts'
import { anonymiseReviews, cancelAutoShip, endCoupons, freeGiftCards } from './let-go.store.ts'
import { countOpenOrders, lockAccount } from './lock-account.store.ts'
import { hasSignedInRecently } from './recent-sign-in.rules.ts'

type Closing = { readonly origin: Origin; readonly now: Date }

/**
 * Closes the caller's account, all of it in one transaction: what is theirs alone is erased, receipts and ledgers stay
 * without a name, and identity is told by a queue.
 * @throws AppError 403 SIGN_IN_AGAIN, 409 ACCOUNT_HAS_OPEN_ORDERS
 */
export async function closeAccount(tx: Transaction, shopper: Shopper, { origin, now }: Closing) {
  const { subject } = shopper
  const customerId = customerIdOf(shopper)
  if (!hasSignedInRecently(shopper.authenticatedAt, now)) throw signInAgain()
  await awaitTurn(tx, subject)
  const customer = await lockAccount(tx, subject, customerId)
  if (!customer) throw customerNeeded()
  if ((await countOpenOrders(tx, customerId)) > 0) throw hasOpenOrders()
  const tombstone = tombstoneOf(customerId)

  await releaseBookings(tx, await lockAllOwnHolds(tx, subject))
  await cancelAutoShip(tx, customerId, now)
  await endCarts(tx, subject, tombstone)
  await anonymiseOrders(tx, customerId, tombstone)
  await anonymiseReviews(tx, customerId, subject, tombstone)
  await freeGiftCards(tx, customerId, subject, customer.email)
  await endCoupons(tx, customerId)
  await disownSessions(tx, { subject, tombstone, now })
  await eraseBelongings(tx, customerId, subject)
  if (customer.email !== null) await forgetRecipient(tx, customer.email)
  await forfeitLoyalty(tx, customer, now)
  await closeRecord(tx, customer, now)
  await queueForIdentity(tx, origin.accessToken, now)
  await recordAudit(tx, { action: 'customer.closed', objectId: customerId, requestId: origin.requestId })
  return true
}
