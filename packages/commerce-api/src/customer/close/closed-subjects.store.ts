import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { closedSubjects } from './closed-subjects.table.ts'
import { hashSubject } from './subject-hash.ts'

/** Whether the account has been closed by now, also since the call began. */
export async function isClosed({ db, tenantId }: Transaction, subject: string): Promise<boolean> {
  const [row] = await db
    .select({ closedAt: closedSubjects.closedAt })
    .from(closedSubjects)
    .where(and(eq(closedSubjects.tenantId, tenantId), eq(closedSubjects.subjectHash, hashSubject(subject))))
  return row !== undefined
}
