import { closeIdentityAccount } from '@aisle/api/identity-closing'
import { recordAudit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/database.ts'
import * as store from './identity-closures.store.ts'
import type { IdentityClosureRecord } from './identity-closures.table.ts'

export type TellIdentity = {
  readonly database: Database
  /** The identity service by its own address, not by the one that browsers see. */
  readonly identityUrl: string
  readonly now: () => Date
}

const AT_ONCE = 10
const ANSWERED_WITHIN_MS = 10_000
const LEASE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** Tells identity of closed accounts until it has heard: a shopper's account there ends with that of the store. */
export async function tellIdentity(tools: TellIdentity, tenantId: string): Promise<void> {
  const { database, now } = tools
  const until = new Date(now().getTime() + LEASE_MS)
  const closures = await database.transaction(tenantId, (tx) => store.claimClosures(tx, now(), until, AT_ONCE))
  for (const closure of closures) await tell(tools, closure)
}

async function tell({ database, identityUrl, now }: TellIdentity, closure: IdentityClosureRecord) {
  const { tenantId, closureId } = closure
  const answer = await ask(identityUrl, closure.accessToken)
  await database.transaction(tenantId, async (tx) => {
    if (answer === 'closed') return await store.removeClosure(tx, closureId)
    if (answer === 'refused') {
      await recordAudit(tx, { action: 'customer.identity-not-closed', objectId: String(closureId) })
      return await store.giveClosureUp(tx, closureId, answer, now())
    }
    const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** closure.attempts)
    const availableAt = new Date(now().getTime() + pause)
    return await store.delayClosure(tx, closureId, { lastError: answer, availableAt })
  })
}

async function ask(identityUrl: string, accessToken: string): Promise<'closed' | 'refused' | 'unreachable'> {
  const { method, path } = closeIdentityAccount
  const response = await fetch(new URL(path, identityUrl), {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  }).catch(() => undefined) // no answer is one, too: unreachable, and asked again later
  await response?.body?.cancel()
  if (response?.ok) return 'closed'
  return response?.status === 401 || response?.status === 403 ? 'refused' : 'unreachable'
}
