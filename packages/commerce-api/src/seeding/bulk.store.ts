import { getTableColumns, getTableName, inArray, and, eq, type InferInsertModel, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/database.ts'

const BATCH = 1000

/** A table of a tenant. */
type TenantTable = PgTable & { readonly tenantId: PgColumn }
type Row<Table extends PgTable> = Omit<InferInsertModel<Table>, 'tenantId'>
export type Written = { readonly inserted: number; readonly updated: number; readonly unchanged: number }

type UpsertOptions = {
  /** `keep` leaves rows that are there as they are. */
  readonly existing?: 'update' | 'keep'
}

/** Inserts rows or updates those that differ, a thousand at a time. Every row must have the same fields. */
export async function upsert<Table extends TenantTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
  { existing = 'update' }: UpsertOptions = {},
): Promise<Written> {
  let inserted = 0
  let updated = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const written = await upsertBatch(tx, table, rows.slice(start, start + BATCH), existing)
    inserted += written.filter((isNew) => isNew).length
    updated += written.filter((isNew) => !isNew).length
  }
  return { inserted, updated, unchanged: rows.length - inserted - updated }
}

async function upsertBatch<Table extends TenantTable>(
  { db, tenantId }: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
  existing: 'update' | 'keep',
): Promise<readonly boolean[]> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key === 'tenantId' || given.has(key))
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row, tenantId }
    return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key] ?? null]))
  })
  const target = sql`${sql.identifier('commerce')}.${sql.identifier(getTableName(table))}`
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const keys = new Set(primaryKeyOf(table))
  const key = sql.join(
    [...keys].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const others = columns.filter(([, column]) => !keys.has(column.name)).map(([, column]) => sql.identifier(column.name))
  const conflict = existing === 'keep' || others.length === 0 ? sql`NOTHING` : updateOf(others)
  const { rows: written } = await db.execute<{ is_new: boolean }>(sql`
    INSERT INTO ${target} AS current (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${target}, ${JSON.stringify(records)}::json)
    ON CONFLICT (${key}) DO ${conflict}
    RETURNING (xmax = 0) AS is_new`)
  return written.map((row) => row.is_new)
}

type Name = ReturnType<typeof sql.identifier>

function updateOf(columns: readonly Name[]) {
  const assignments = columns.map((name) => sql`${name} = excluded.${name}`)
  const old = sql.join(
    columns.map((name) => sql`current.${name}`),
    sql`, `,
  )
  const fresh = sql.join(
    columns.map((name) => sql`excluded.${name}`),
    sql`, `,
  )
  return sql`UPDATE SET ${sql.join(assignments, sql`, `)} WHERE (${old}) IS DISTINCT FROM (${fresh})`
}

function primaryKeyOf(table: PgTable): readonly string[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const [composite] = primaryKeys
  return (composite?.columns ?? columns.filter((column) => column.primary)).map((column) => column.name)
}

/** Makes `rows` the only ones that belong to the owners. */
export async function replaceOf<Table extends TenantTable>(
  tx: Transaction,
  table: Table,
  owner: PgColumn,
  ownerIds: readonly string[],
  rows: readonly Row<Table>[],
): Promise<void> {
  for (let start = 0; start < ownerIds.length; start += BATCH) {
    const ids = ownerIds.slice(start, start + BATCH)
    await tx.db.delete(table).where(and(eq(table.tenantId, tx.tenantId), inArray(owner, [...ids])))
  }
  await upsert(tx, table, rows)
}
