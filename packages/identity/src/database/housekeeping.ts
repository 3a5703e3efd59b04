import type { BaseLogger } from 'pino'
import type { AttemptStore } from '../attempts/attempt.store.ts'
import type { OutboxStore } from '../mail/outbox.store.ts'
import type { PayloadStore } from '../oidc/payload.store.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { inTenant, type Pool } from './database.ts'

type Parts = {
  pool: Pool
  tenants: TenantDirectory
  payloads: PayloadStore
  attempts: AttemptStore
  outbox: OutboxStore
  log: Pick<BaseLogger, 'warn'>
}

/** Removes every ten minutes what has expired. `stop` ends it. */
export function startHousekeeping(parts: Parts): { stop: () => void } {
  const timer = setInterval(() => {
    removeExpired(parts).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'housekeeping failed, will try again'),
    )
  }, 600_000)
  return { stop: () => clearInterval(timer) }
}

export async function removeExpired({ pool, tenants, payloads, attempts, outbox }: Omit<Parts, 'log'>): Promise<void> {
  await payloads.removeExpired()
  await attempts.removeEnded()
  await outbox.removeStale()
  for (const { id } of await tenants.all()) {
    await inTenant(pool, id, async (client) => {
      await client.query('DELETE FROM identity.pending_accounts WHERE tenant_id = $1 AND expires_at < now()', [id])
      await client.query('DELETE FROM identity.password_resets WHERE tenant_id = $1 AND expires_at < now()', [id])
    })
  }
}
