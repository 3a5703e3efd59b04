import type { Tenant } from '../tenants/tenant.ts'
import { tooManyMails } from './attempt.errors.ts'
import { mailLimit, mailPerIpLimit } from './attempt.rules.ts'
import type { AttemptStore } from './attempt.store.ts'

/** Counts a mail that somebody asks for; throws the "too many" page beyond the limits, known address or not. */
export async function takeMailAttempt(attempts: AttemptStore, tenant: Tenant, email: string, ip: string) {
  const perIp = await attempts.take(tenant.id, `mail-ip:${ip}`, mailPerIpLimit)
  if (!perIp.allowed) throw tooManyMails(tenant, perIp.retryAfterSeconds)
  const perAddress = await attempts.take(tenant.id, `mail:${email}`, mailLimit)
  if (!perAddress.allowed) throw tooManyMails(tenant, perAddress.retryAfterSeconds)
}
