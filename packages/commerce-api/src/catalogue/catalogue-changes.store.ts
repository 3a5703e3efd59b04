import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** What the database shows now, as PostgreSQL writes a snapshot, and whether the catalogue showed less in an earlier one. */
export type Look = { readonly snapshot: string; readonly hasChanged: boolean }

export async function lookForChanges({ db, tenantId }: Transaction, since: string | undefined): Promise<Look> {
  const { rows } = await db.execute<Look>(
    since === undefined
      ? sql`SELECT pg_current_snapshot()::text AS snapshot, true AS "hasChanged"`
      : sql`SELECT pg_current_snapshot()::text AS snapshot, EXISTS (
          SELECT FROM commerce.catalogue_changes
          WHERE tenant_id = ${tenantId} AND changed_by >= pg_snapshot_xmin(${since}::pg_snapshot)
            AND NOT pg_visible_in_snapshot(changed_by, ${since}::pg_snapshot)) AS "hasChanged"`,
  )
  const [look] = rows
  if (!look) throw new Error('the database does not tell its snapshot')
  return look
}

/** Nothing that is kept is as old. */
export async function forgetChanges({ db, tenantId }: Transaction) {
  await db.execute(sql`
    DELETE FROM commerce.catalogue_changes WHERE tenant_id = ${tenantId} AND changed_at < now() - interval '10 minutes'`)
}
