import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { value } from './prepared.ts'

/** Rows as `insertRows` takes them: the columns that it names, for each row. */
export type NewRow<Table extends PgTable, Column extends keyof Table['$inferInsert']> = Required<
  Pick<Table['$inferInsert'], Column>
>

/** Inserts any number of rows, of which the value `rows` is the JSON: one statement, whatever their number. */
export function insertRows<Table extends PgTable, const Column extends keyof Table['$inferInsert'] & string>(
  table: Table,
  rows: Placeholder,
  given: readonly Column[],
): SQL {
  const all = getTableColumns(table)
  const columns = given.flatMap((key) => (all[key] ? [{ key: sql.identifier(key), column: all[key] }] : []))
  const names = columns.map(({ column }) => sql.identifier(column.name))
  const keys = columns.map(({ key }) => sql`item.${key}`)
  const fields = columns.map(({ key, column }) => sql`${key} ${sql.raw(column.getSQLType())}`)
  return sql`INSERT INTO ${table} (tenant_id, ${sql.join(names, sql`, `)})
    SELECT ${value('tenantId')}, ${sql.join(keys, sql`, `)}
    FROM jsonb_to_recordset(${rows}::jsonb) AS item(${sql.join(fields, sql`, `)})`
}
