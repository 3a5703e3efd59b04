import type { AgeVerificationStatus } from '@aisle/api/age-verification'
import { idSchema } from '@aisle/api/ids'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { recordAudit } from '../audit/audit.store.ts'
import type { Limit, Limiter } from '../rate-limit/limiter.ts'
import type { FlowTools } from '../server/serve.ts'
import { addMinutes } from '../slot/store-clock.rules.ts'
import type { AgeCheckProvider } from './age-check-provider.ts'
import { findOwnSession, insertSession } from './age-sessions.store.ts'
import type { AgeSessionRecord } from './age-sessions.table.ts'
import { sessionNotFound } from './age-verification.errors.ts'
import type { Person } from './person.ts'

/** How long a shopper has for the provider's page. */
const CHECK_MINUTES = 30

const HOUR = 3600
const PER_SUBJECT: Limit = { name: 'age-subject', limit: 10, seconds: HOUR }
const PER_ADDRESS: Limit = { name: 'age-ip', limit: 200, seconds: HOUR }
const PER_TENANT: Limit = { name: 'age-tenant', limit: 5000, seconds: HOUR }

export type AgeTools = FlowTools & { readonly ageChecks: AgeCheckProvider; readonly now: () => Date }

/** Opens a check at the provider and binds it to whoever asked. What fails leaves nothing here. */
export async function startCheck(
  { shopper, origin, transaction, ageChecks, now }: AgeTools,
  limiter: Limiter,
  prefill: Person,
) {
  const { tenantId, subject } = shopper
  await limiter.take(tenantId, PER_ADDRESS, origin.ip)
  await limiter.take(tenantId, PER_SUBJECT, subject)
  await limiter.take(tenantId, PER_TENANT, tenantId)
  const providerReference = await ageChecks.start({ tenantId, person: prefill })
  const sessionId = randomUUID()
  const createdAt = now()
  const expiresAt = addMinutes(createdAt, CHECK_MINUTES)
  await transaction(async (tx) => {
    await insertSession(tx, { sessionId, subject, providerReference, prefill, createdAt, expiresAt })
    await recordAudit(tx, { action: 'age.started', subject, objectId: sessionId, requestId: origin.requestId })
  })
  return { sessionId, providerSessionID: providerReference }
}

/** The caller's own session. @throws AGE_SESSION_NOT_FOUND for every other one, and for one whose time is over */
export async function readOwnSession({ shopper, transaction, now }: AgeTools, sessionId: string) {
  if (!z.safeParse(idSchema, sessionId).success) throw sessionNotFound()
  const own = { sessionId, subject: shopper.subject }
  const session = await transaction((tx) => findOwnSession(tx, own, now()))
  if (!session) throw sessionNotFound()
  return session
}

/** What the provider says of a session that is open, by the server's own asking. */
export const readOutcome = ({ shopper, ageChecks }: AgeTools, { providerReference }: AgeSessionRecord) =>
  ageChecks.read({ tenantId: shopper.tenantId, reference: providerReference ?? '' })

/** Where a check stands; what it found and what was said are shown as long as it is open. */
export async function statusOf(tools: AgeTools, sessionId: string): Promise<AgeVerificationStatus> {
  const session = await readOwnSession(tools, sessionId)
  if (session.state !== 'started') return { isVerified: wasVerified(session), state: 'completed' }
  const { status, found } = await readOutcome(tools, session)
  return {
    isVerified: status === 'verified',
    state: status,
    providerSessionID: status === 'pending' ? session.providerReference : null,
    personalInfo: found ?? null,
    preFillInformation: session.prefill,
  }
}

export const wasVerified = ({ state }: AgeSessionRecord) => state === 'completed' || state === 'mapped'
