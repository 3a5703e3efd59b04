import type { Database } from '../database/database.ts'
import type { MailTransport } from './mail-transport.ts'
import { claimMails, markSent, markUnsent, type OutboxRecord } from './outbox.store.ts'
import { retryAt } from './retry.rules.ts'
import { writeMail } from './write-mail.service.ts'

export type MailTools = {
  readonly database: Database
  readonly transport: MailTransport
  /** `http://{tenant}.localhost:3000`; links are left out without it. */
  readonly storeUrl: string | undefined
  readonly now: () => Date
}

const AT_ONCE = 10
/** Longer than sending takes: a worker that dies leaves its mails to the next after that. */
const LEASE_MS = 60_000

/** Sends what waits. At least once: the Message-ID is the mail's own, so that a repetition is recognised (F33). */
export async function deliverMails(tools: MailTools, tenantId: string): Promise<number> {
  const { database, now } = tools
  const until = new Date(now().getTime() + LEASE_MS)
  const mails = await database.transaction(tenantId, (tx) => claimMails(tx, now(), until, AT_ONCE))
  for (const mail of mails) await deliver(tools, mail)
  return mails.length
}

async function deliver({ database, transport, storeUrl, now }: MailTools, mail: OutboxRecord) {
  const { tenantId, outboxId, recipient } = mail
  const origin = storeUrl?.replace('{tenant}', tenantId)
  try {
    const written = await database.transaction(tenantId, (tx) => writeMail(tx, mail, origin))
    const host = origin ? new URL(origin).hostname : `${tenantId}.invalid`
    await transport.send({
      ...written,
      to: recipient,
      from: `no-reply@${host}`,
      messageId: `<${outboxId}.${tenantId}@${host}>`,
    })
  } catch (error) {
    // Kept with the mail, which is tried again; the message would name the recipient.
    const lastError = error instanceof Error ? error.name : 'unknown'
    await database.transaction(tenantId, (tx) =>
      markUnsent(tx, outboxId, { lastError, ...retryAt(mail.attempts, now()) }),
    )
    return
  }
  await database.transaction(tenantId, (tx) => markSent(tx, outboxId, now()))
}
