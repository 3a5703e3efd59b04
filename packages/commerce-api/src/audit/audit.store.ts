import type { Transaction } from '../database/database.ts'
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

export async function recordAudit({ db, tenantId }: Transaction, entry: AuditEntry) {
  await db.insert(auditLog).values({ tenantId, ...entry })
}
