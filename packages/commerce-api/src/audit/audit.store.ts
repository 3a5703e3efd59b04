import type { Transaction } from '../database/database.ts'
import { value } from '../database/prepared.ts'
import { type Write, write, writeTogether } from '../database/writes.ts'
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

const insertEntry = write('record_audit', (db, named) =>
  db.insert(auditLog).values({
    tenantId: value('tenantId'),
    action: named('action'),
    subject: named('subject'),
    objectId: named('objectId'),
    requestId: named('requestId'),
    details: named('details'),
  }),
)

/** The entry as a part of a statement that writes more. */
export function audited(entry: AuditEntry): Write {
  const { action, subject = null, objectId = null, requestId = null, details = {} } = entry
  return insertEntry({ action, subject, objectId, requestId, details })
}

export const recordAudit = (tx: Transaction, entry: AuditEntry) => writeTogether(tx, [audited(entry)])
