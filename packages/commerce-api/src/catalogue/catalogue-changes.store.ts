import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Transaction } from '../database/database.ts'

/** What the database showed, as PostgreSQL writes a snapshot, and whether the catalogue showed less in an earlier one. */
export const lookSchema = z.object({ snapshot: z.string(), has_changed: z.boolean() })

/** Columns of a look, for a statement of the tenant's own: `lookSchema` reads them. */
export function lookColumns(since: string | undefined): string {
  const snapshot = 'pg_current_snapshot()::text AS snapshot'
  if (since === undefined) return `${snapshot}, true AS has_changed`
  const earlier = `${pg.escapeLiteral(since)}::pg_snapshot`
  return `${snapshot}, EXISTS (SELECT FROM commerce.catalogue_changes
    WHERE tenant_id = current_setting('app.tenant_id', true) AND changed_by >= pg_snapshot_xmin(${earlier})
      AND NOT pg_visible_in_snapshot(changed_by, ${earlier})) AS has_changed`
}

/** Nothing that is kept is as old. */
export async function forgetChanges({ db, tenantId }: Transaction) {
  await db.execute(sql`
    DELETE FROM commerce.catalogue_changes WHERE tenant_id = ${tenantId} AND changed_at < now() - interval '10 minutes'`)
}
