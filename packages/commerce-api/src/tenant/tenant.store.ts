import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { modeAccesses } from './mode-accesses.table.ts'
import { tenantConfigurations } from './tenant-configurations.table.ts'

export async function findConfiguration({ db, tenantId }: Transaction) {
  const [configuration] = await db
    .select()
    .from(tenantConfigurations)
    .where(eq(tenantConfigurations.tenantId, tenantId))
  return configuration
}

type Access = {
  readonly subject: string
  readonly mode: number
  readonly accessCodeHash: string
  readonly grantedAt: Date
}

/** Lets a subject in while the code stays the same. */
export async function grantModeAccess({ db, tenantId }: Transaction, access: Access) {
  const { accessCodeHash, grantedAt } = access
  await db
    .insert(modeAccesses)
    .values({ tenantId, ...access })
    .onConflictDoUpdate({
      target: [modeAccesses.tenantId, modeAccesses.subject, modeAccesses.mode],
      set: { accessCodeHash, grantedAt },
    })
}
