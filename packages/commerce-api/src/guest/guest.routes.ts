import { guestCustomer, requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { recordAudit } from '../audit/audit.store.ts'
import { changeCart, findOwnCart, lockOwnCart } from '../cart/cart.store.ts'
import { refuseOtherNumber } from '../cart/cart.service.ts'
import type { Transaction } from '../database/database.ts'
import type { Domain } from '../server/domain.ts'
import { guestUnknown } from './guest.errors.ts'
import { findVerifiedGuest, saveVerifiedGuest } from './guest-customer.store.ts'
import { isSameRecipient } from './one-time-code.rules.ts'
import { sendCode, spendCode } from './one-time-code.service.ts'

export const guestRoutes: Domain = ({ serve, serveFlow, limiter, now }) => {
  serveFlow(requestGuestOtp, async ({ shopper, body, origin, transaction }) => {
    await transaction(async (tx) => refuseOtherNumber(await findOwnCart(tx, shopper.subject), body.orderNumber))
    const asking = { shopper, purpose: 'guest', email: body.email, transaction, now: now() } as const
    return await sendCode(asking, limiter, origin.ip)
  })

  serveFlow(verifyGuestOtp, async ({ shopper, body, origin, transaction }) => {
    const { firstName, lastName, email, phone, otp } = body
    const phoneNumber = phone || null
    const verifiedAt = now()
    const { subject } = shopper
    const prove = async (tx: Transaction) => {
      const cart = await lockOwnCart(tx, subject)
      const guest = await saveVerifiedGuest(tx, { subject, firstName, lastName, email, phoneNumber, verifiedAt })
      if (cart) await changeCart(tx, cart.cartId, { guestCustomerId: guest.guestCustomerId })
      await recordAudit(tx, { action: 'guest.verified', subject, requestId: origin.requestId })
      return guest.guestCustomerId
    }
    const again = async (tx: Transaction) => {
      const guest = await findVerifiedGuest(tx, subject)
      return guest && isSameRecipient(guest.email, email) ? guest.guestCustomerId : undefined
    }
    const asking = { shopper, purpose: 'guest', email, transaction, now: verifiedAt } as const
    return { isVerified: true, customerID: await spendCode(asking, otp, { prove, again }) }
  })

  serve(guestCustomer, async ({ tx, shopper, params }) => {
    const guest = await findVerifiedGuest(tx, shopper.subject)
    if (guest?.guestCustomerId !== params.id) throw guestUnknown()
    const { guestCustomerId: customerID, firstName, lastName, email, phoneNumber: phone } = guest
    return { customerID, firstName, lastName, email, phone }
  })
}
