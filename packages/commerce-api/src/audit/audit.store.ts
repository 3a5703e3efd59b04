import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { auditLog } from './audit.table.ts'

export type AuditEntry = {
  /** Past tense, owner first: `order.placed`. */
  readonly action: string
  readonly subject?: string | undefined
  readonly objectId?: string | undefined
  readonly requestId?: string | undefined
  /** No personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

const insertEntry = prepared((db) =>
  db
    .insert(auditLog)
    .values({
      tenantId: value('tenantId'),
      action: value('action'),
      subject: value('subject'),
      objectId: value('objectId'),
      requestId: value('requestId'),
      details: value('details'),
    })
    .prepare('record_audit'),
)

export async function recordAudit(tx: Transaction, entry: AuditEntry) {
  const { action, subject = null, objectId = null, requestId = null, details = {} } = entry
  await insertEntry(tx, { action, subject, objectId, requestId, details })
}
