import { tellIdentity } from '../customer/close/tell-identity.service.ts'
import { createAgeCheckProvider } from '../age-verification/age-check-provider.ts'
import { cleanChecks } from '../age-verification/forget-checks.service.ts'
import { forgetChanges } from '../catalogue/catalogue-changes.store.ts'
import { countSales } from '../catalogue/count-sales.service.ts'
import { abandonCarts } from '../cart/abandon.service.ts'
import { forgetSavedOfGuests } from '../cart/saved-lines.store.ts'
import { forgetSnapshots } from '../cart/snapshot.store.ts'
import type { Database } from '../database/database.ts'
import { forgetKeys } from '../idempotency/idempotency.store.ts'
import { deliverMails } from '../mail/mail-delivery.service.ts'
import { createSmtpTransport } from '../mail/mail-transport.ts'
import { deliverPushes } from '../notification/push-delivery.service.ts'
import { createPushTransport } from '../notification/push-transport.ts'
import { reconcileCancelled } from '../order/cancel/void-cancelled.service.ts'
import { giveBackParts } from '../order/refund/give-back.service.ts'
import { reconcileOrders } from '../order/settle/reconcile.service.ts'
import { reviewHeld } from '../order/settle/review-held.service.ts'
import { forgetCallbacks } from '../payment/callback/payment-callbacks.store.ts'
import { createPaymentProvider } from '../payment/payment-provider.ts'
import type { Services } from '../server/config.ts'
import { releaseExpired } from '../slot/slot-booking.service.ts'
import { addMinutes } from '../slot/store-clock.rules.ts'
import { extendSlots } from '../slot/slot-horizon.service.ts'
import { repeatEvery } from './repeat.ts'

type Options = {
  readonly database: Database
  readonly services: Services
  /** `http://{tenant}.localhost:3000`, for links in mails. */
  readonly storeUrl: string | undefined
  /** Where identity is told of closed accounts; without it they wait. */
  readonly identityUrl: string | undefined
  readonly now?: () => Date
  readonly onError: (error: unknown, job: string) => void
}

/** Longer than any provider goes on telling the same. */
const CALLBACKS_KEPT_MINUTES = 30 * 24 * 60

/**
 * Mail, push messages, closed accounts, holds that ran out, payments that nobody answered for, age checks that are over,
 * slots of days to come, carts that nobody has touched for long and their snapshots, and what sells. Runs in every
 * instance: rows are taken with SKIP LOCKED, turns with advisory locks or a row that says when the last one was; to
 * forget twice is to forget.
 */
export function startBackgroundWork({ database, services, storeUrl, identityUrl, onError, ...rest }: Options) {
  const { now = () => new Date() } = rest
  const payments = createPaymentProvider(services)
  const ageChecks = createAgeCheckProvider(services)
  const transport = services.smtpUrl ? createSmtpTransport(services.smtpUrl) : undefined
  const push = services.push ? createPushTransport(services.push) : undefined
  const inAllTenants = (job: string, milliseconds: number, work: (tenantId: string) => Promise<unknown>) =>
    repeatEvery(
      milliseconds,
      async () => {
        for (const tenantId of await database.tenantIds())
          await work(tenantId).catch((error: unknown) => onError(error, job))
      },
      (error) => onError(error, job),
    )

  const jobs = [
    ...(transport
      ? [inAllTenants('mail', 1000, (id) => deliverMails({ database, transport, storeUrl, now }, id))]
      : []),
    ...(identityUrl ? [inAllTenants('closures', 2000, (id) => tellIdentity({ database, identityUrl, now }, id))] : []),
    ...(push
      ? [
          inAllTenants('push', 1000, (id) =>
            deliverPushes({ database, transport: push, now, reach: services.push }, id),
          ),
        ]
      : []),
    inAllTenants('holds', 30_000, (id) => database.transaction(id, (tx) => releaseExpired(tx, now()))),
    inAllTenants('payments', 15_000, async (id) => {
      await reconcileOrders({ database, payments, now }, id)
      await reconcileCancelled({ database, payments, now }, id)
      await giveBackParts({ database, payments, now }, id)
      await reviewHeld({ database, payments, now }, id)
    }),
    inAllTenants('age checks', 60_000, (id) => cleanChecks({ database, ageChecks, now }, id)),
    inAllTenants('slots', 3_600_000, (id) => extendSlots({ database, now }, id)),
    inAllTenants('untouched carts', 3_600_000, (id) => abandonCarts({ database, now }, id)),
    inAllTenants('snapshots', 300_000, (id) => database.transaction(id, (tx) => forgetSnapshots(tx))),
    inAllTenants('catalogue changes', 300_000, (id) => database.transaction(id, (tx) => forgetChanges(tx))),
    inAllTenants('sales', 900_000, (id) => countSales({ database, now }, id)),
    inAllTenants('saved lines', 3_600_000, (id) => database.transaction(id, (tx) => forgetSavedOfGuests(tx))),
    inAllTenants('payment callbacks', 3_600_000, (id) =>
      database.transaction(id, (tx) => forgetCallbacks(tx, addMinutes(now(), -CALLBACKS_KEPT_MINUTES))),
    ),
    inAllTenants('keys', 3_600_000, (id) => database.transaction(id, (tx) => forgetKeys(tx, now()))),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
      transport?.close()
    },
  }
}
