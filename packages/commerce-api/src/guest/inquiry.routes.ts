import { customerInquiry, requestInquiryOtp } from '@aisle/api/customer'
import type { Domain } from '../server/domain.ts'
import { sendCode, spendCode } from './one-time-code.service.ts'

/** Proves an address to the store. The answers never tell whether it belongs to a customer (T16). */
export const inquiryRoutes: Domain = ({ serveFlow, limiter, now }) => {
  serveFlow(requestInquiryOtp, ({ shopper, body, origin, transaction }) => {
    const asking = { shopper, purpose: 'inquiry', email: body.email, transaction, now: now() } as const
    return sendCode(asking, limiter, origin.ip)
  })

  serveFlow(customerInquiry, async ({ shopper, body, transaction }) => {
    const asking = { shopper, purpose: 'inquiry', email: body.email, transaction, now: now() } as const
    return await spendCode(asking, body.otp, { prove: async () => ({ isVerified: true, customerID: null }) })
  })
}
