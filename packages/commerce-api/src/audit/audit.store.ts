import type { Transaction } from '../database/database.ts'
import { insertion, type Write, writeTogether } from '../database/writes.ts'
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

const inserted = insertion('record_audit', auditLog, ['action', 'subject', 'objectId', 'requestId', 'details'])

/** The entry as a part of a statement that writes more. */
export function audited(entry: AuditEntry): Write {
  const { action, subject = null, objectId = null, requestId = null, details = {} } = entry
  return inserted({ action, subject, objectId, requestId, details })
}

export const recordAudit = (tx: Transaction, entry: AuditEntry) => writeTogether(tx, [audited(entry)])
