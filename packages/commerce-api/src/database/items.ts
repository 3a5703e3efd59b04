import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { value } from './prepared.ts'

/**
 * Rows of values for FROM, read as `item`: a column of this SQL type for each name, whose values come as an array by that
 * name. PostgreSQL takes what is compared with a column of no table for one row in two hundred, so it expects one item,
 * whatever their number, and looks each up by its key, in a table that was small when it planned as well.
 */
export function itemsOf(types: Readonly<Record<string, string>>, named: (name: string) => Placeholder = value): SQL {
  const columns = Object.entries(types)
  const arrays = columns.map(([column, type]) => sql`${named(column)}::${sql.raw(type)}[]`)
  const tenants = sql`array_fill(${value('tenantId')}::text, ARRAY[cardinality(${arrays[0]})])`
  const names = [...columns.map(([column]) => column), 'tenantId'].map((column) => sql.identifier(column))
  const given = sql`unnest(${sql.join([...arrays, tenants], sql`, `)}) AS given(${sql.join(names, sql`, `)})`
  return sql`(SELECT * FROM ${given} WHERE given."tenantId" = ${value('tenantId')}) AS item`
}

/** The values of `itemsOf` for these rows. */
export const columnsOf = <Row, const Column extends keyof Row & string>(
  rows: readonly Row[],
  columns: readonly Column[],
): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(columns.map((column) => [column, rows.map((row) => row[column])]))
