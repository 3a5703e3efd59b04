import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { modeAccesses } from './mode-accesses.table.ts'
import { modePasses } from './mode-passes.table.ts'
import { tenantConfigurations } from './tenant-configurations.table.ts'

/** Milliseconds: what a browser keeps lives 3 days (spec 1 §9); `commerce.has_pass` holds to it. */
const PASS_LIFETIME = 3 * 24 * 60 * 60_000

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

type Pass = {
  readonly passHash: string
  readonly mode: number
  readonly accessCodeHash: string
  readonly grantedAt: Date
}

/** Lets a browser in for 3 days, while mode and code stay the same; passes that are over go. */
export async function grantModePass({ db, tenantId }: Transaction, pass: Pass) {
  const over = new Date(pass.grantedAt.getTime() - PASS_LIFETIME)
  await db.delete(modePasses).where(and(eq(modePasses.tenantId, tenantId), lt(modePasses.grantedAt, over)))
  await db.insert(modePasses).values({ tenantId, ...pass })
}
