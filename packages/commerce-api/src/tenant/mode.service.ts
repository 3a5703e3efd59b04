import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import type { StoreMode } from '@aisle/api/store-mode'
import { recordAudit } from '../audit/audit.store.ts'
import type { Limit } from '../rate-limit/limiter.ts'
import type { DomainContext } from '../server/domain.ts'
import type { FlowTools } from '../server/serve.ts'
import { Reply } from '../server/reply.ts'
import { isAccessCode } from './access-code.rules.ts'
import { hashAccessPass, newAccessPass } from './access-pass.rules.ts'
import { getConfigurationRow } from './tenant.service.ts'
import { grantModeAccess, grantModePass } from './tenant.store.ts'

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

type Tools = Pick<DomainContext, 'limiter' | 'now' | 'alert'>

/**
 * Compares a code. When it fits it lets the caller in, and the browser: its pass goes with the reply, so that whoever
 * signs in or out there stays in.
 */
export async function verifyAccessCode({ call, mode, accessCode, texts }: Attempt, { limiter, now, alert }: Tools) {
  const { shopper, origin, transaction } = call
  const { tenantId, subject } = shopper
  await limiter.take(tenantId, PER_SUBJECT, subject)
  await limiter.take(tenantId, PER_ADDRESS, origin.ip)
  await limiter.take(tenantId, PER_STORE, tenantId, async (until) => {
    alert({ tenantId, mode, until }, 'the access code of a store is being guessed: nobody is let in until then')
    await transaction((tx) => recordAudit(tx, { action: 'access-code.locked', requestId: origin.requestId }))
  })
  const configuration = await transaction(getConfigurationRow)
  const hash = configuration.accessCodeHash
  if (configuration.mode === mode && hash && (await isAccessCode(accessCode, hash))) {
    await limiter.giveBack(tenantId, PER_STORE, tenantId)
    const pass = newAccessPass()
    const access = { mode, accessCodeHash: hash, grantedAt: now() }
    await transaction(async (tx) => {
      await grantModeAccess(tx, { subject, ...access })
      await grantModePass(tx, { passHash: hashAccessPass(pass), ...access })
    })
    return new Reply(true, { message: texts.right, headers: { [ACCESS_PASS_HEADER]: pass } })
  }
  await transaction((tx) => recordAudit(tx, { action: 'access-code.refused', subject, requestId: origin.requestId }))
  return new Reply(false, { errors: [{ errorCode: 'MODE_0001', descreption: texts.wrong }], message: texts.wrong })
}
