import { idSchema } from '@aisle/api/ids'
import * as z from 'zod/mini'
import { recordAudit } from '../audit/audit.store.ts'
import { customerIdOf } from '../server/customer.ts'
import { tokenRefused } from '../server/server.errors.ts'
import type { TokenReader } from '../server/tokens.ts'
import { markVerified, takeOver } from './age-sessions.store.ts'
import { otherSessionNamed, sessionNotFound } from './age-verification.errors.ts'
import type { AgeTools } from './age-verification.service.ts'

/**
 * Gives the proof of a guest to the customer who has signed in, for good. An id proves nothing: the check is the
 * customer's own, or the guest's whose token comes with the call, and it is given once (T29).
 */
export async function mapCheck(tools: AgeTools, readToken: TokenReader, sessionId: string) {
  const { shopper, origin, transaction } = tools
  if (origin.ageSessionId !== undefined && origin.ageSessionId !== sessionId) throw otherSessionNamed()
  const customerId = customerIdOf(shopper)
  const subjects = [shopper.subject, ...(await guestSubjects(tools, readToken))]
  const isTaken =
    z.safeParse(idSchema, sessionId).success &&
    (await transaction(async (tx) => {
      if (!(await takeOver(tx, sessionId, subjects))) return false
      const { subject } = shopper
      // The account was closed since this call began: the guest keeps the proof.
      if (!(await markVerified(tx, customerId, subject))) throw tokenRefused()
      await recordAudit(tx, { action: 'age.mapped', subject, objectId: sessionId, requestId: origin.requestId })
      return true
    }))
  // Asked again after an answer that was lost.
  if (!isTaken && !shopper.isAgeVerified) throw sessionNotFound()
  return { isVerifiedOnline: true }
}

async function guestSubjects({ shopper, origin }: AgeTools, readToken: TokenReader): Promise<readonly string[]> {
  if (!origin.guestToken) return []
  const guest = await readToken(`Bearer ${origin.guestToken}`)
  return guest.role === 'guest' && guest.tenantId === shopper.tenantId ? [guest.subject] : []
}
