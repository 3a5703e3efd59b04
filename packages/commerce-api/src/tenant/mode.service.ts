import type { StoreMode } from '@aisle/api/store-mode'
import { recordAudit } from '../audit/audit.store.ts'
import type { Limit, Limiter } from '../rate-limit/limiter.ts'
import type { FlowTools } from '../server/serve.ts'
import { Reply } from '../server/reply.ts'
import { isAccessCode } from './access-code.rules.ts'
import { getConfigurationRow } from './tenant.service.ts'
import { grantModeAccess } from './tenant.store.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Ten thousand codes only: a guesser must not get far, however many addresses they call from (T17). */
const PER_SUBJECT: Limit = { name: 'access-code.subject', limit: 5, seconds: 15 * MINUTE }
const PER_ADDRESS: Limit = { name: 'access-code.address', limit: 10, seconds: DAY }
const PER_STORE: Limit = { name: 'access-code.store', limit: 100, seconds: DAY }

type Attempt = {
  readonly call: FlowTools
  readonly mode: typeof StoreMode.Test | typeof StoreMode.Beta
  readonly accessCode: string
  readonly texts: { readonly right: string; readonly wrong: string }
}

/** Compares a code and lets the caller in when it fits. */
export async function verifyAccessCode({ call, mode, accessCode, texts }: Attempt, limiter: Limiter, now: () => Date) {
  const { shopper, origin, transaction } = call
  const { tenantId, subject } = shopper
  await limiter.take(tenantId, PER_SUBJECT, subject)
  await limiter.take(tenantId, PER_ADDRESS, origin.ip)
  await limiter.take(tenantId, PER_STORE, tenantId)
  const configuration = await transaction(getConfigurationRow)
  const hash = configuration.accessCodeHash
  if (configuration.mode === mode && hash && (await isAccessCode(accessCode, hash))) {
    await limiter.giveBack(tenantId, PER_STORE, tenantId)
    await transaction((tx) => grantModeAccess(tx, { subject, mode, accessCodeHash: hash, grantedAt: now() }))
    return new Reply(true, { message: texts.right })
  }
  await transaction((tx) => recordAudit(tx, { action: 'access-code.refused', subject, requestId: origin.requestId }))
  return new Reply(false, { errors: [{ errorCode: 'MODE_0001', descreption: texts.wrong }], message: texts.wrong })
}
