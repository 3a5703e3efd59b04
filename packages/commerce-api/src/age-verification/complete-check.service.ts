import type { verifyGuestAge } from '@aisle/api/guest'
import { recordAudit } from '../audit/audit.store.ts'
import { refuseOtherNumber } from '../cart/cart.service.ts'
import { findOwnCart } from '../cart/cart.store.ts'
import type { ParsedInput } from '../server/serve.ts'
import { AppError } from '../server/app-error.ts'
import { addMinutes } from '../slot/store-clock.rules.ts'
import { endSession, markForgotten, markVerified } from './age-sessions.store.ts'
import type { AgeSessionRecord } from './age-sessions.table.ts'
import { personMismatch } from './age-verification.errors.ts'
import { type AgeTools, readOutcome, readOwnSession, wasVerified } from './age-verification.service.ts'
import { differences } from './person.ts'

/** How long a guest's proof counts (decision 14), and how long a decision may be asked for again. */
const PROOF_MINUTES = 3 * 24 * 60

/** Ends a check for good. Of many who try at once one decides; all are told what was decided. */
export async function completeCheck(tools: AgeTools, sessionId: string, isInfoMismatched: boolean) {
  const session = await readOwnSession(tools, sessionId)
  if (session.state !== 'started') return { isVerified: wasVerified(session) }
  const isVerified = !isInfoMismatched && (await readOutcome(tools, session)).status === 'verified'
  const isFirst = await decide(tools, session, isVerified)
  if (!isFirst) return { isVerified: wasVerified(await readOwnSession(tools, sessionId)) }
  await forgetAtOnce(tools, session)
  return { isVerified }
}

/** The proof, the customer's flag and the end of what was said are one transaction. */
function decide({ shopper, origin, transaction, now }: AgeTools, { sessionId }: AgeSessionRecord, isVerified: boolean) {
  const { subject, customerId } = shopper
  return transaction(async (tx) => {
    const at = now()
    const end = {
      state: isVerified ? 'completed' : 'refused',
      now: at,
      goodUntil: addMinutes(at, PROOF_MINUTES),
    } as const
    if (!(await endSession(tx, { sessionId, subject }, end))) return false
    if (isVerified && customerId) await markVerified(tx, customerId, subject)
    const action = isVerified ? 'age.verified' : 'age.refused'
    await recordAudit(tx, { action, subject, objectId: sessionId, requestId: origin.requestId })
    return true
  })
}

/** A provider that cannot be reached now is told later, by the background work. */
async function forgetAtOnce({ shopper, ageChecks, transaction }: AgeTools, session: AgeSessionRecord) {
  const { sessionId, providerReference: reference } = session
  if (reference === null) return
  const isForgotten = await ageChecks.forget({ tenantId: shopper.tenantId, reference }).catch((error: unknown) => {
    if (error instanceof AppError) return false
    throw error
  })
  if (isForgotten) await transaction((tx) => markForgotten(tx, sessionId))
}

type GuestWish = Pick<ParsedInput<typeof verifyGuestAge>, 'query' | 'body'>

/**
 * The short way at checkout: ends a check whose findings are what the guest has entered, and says without one whether
 * the guest's proof still counts. @throws AGE_INFO_MISMATCH where the shopper has to decide
 */
export async function verifyGuest(tools: AgeTools, { query, body }: GuestWish) {
  const { shopper, transaction } = tools
  await transaction(async (tx) => refuseOtherNumber(await findOwnCart(tx, shopper.subject), query.orderNumber))
  const { sessionId, ...said } = body
  if (sessionId === undefined) return { isVerified: shopper.isAgeVerified }
  const session = await readOwnSession(tools, sessionId)
  if (session.state !== 'started') return { isVerified: wasVerified(session) }
  const { status, found } = await readOutcome(tools, session)
  if (status === 'pending') return { isVerified: false }
  if (status === 'verified' && (!found || differences(said, found).length > 0)) throw personMismatch()
  return await completeCheck(tools, sessionId, false)
}
