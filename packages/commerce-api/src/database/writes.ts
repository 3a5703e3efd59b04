import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'
import { insertRows, type NewRow } from './insert-rows.ts'
import { columnsOf, itemsOf } from './items.ts'
import { preparedSqlOf, value } from './prepared.ts'

type Row = Readonly<Record<string, unknown>>
type Named = (name: string) => Placeholder

/** Changes of rows that answer nothing, with what they are made of. Made by `insertion` and `change`. */
export type Write = { readonly kind: Kind; readonly rows: readonly Row[] }

type Kind = {
  readonly name: string
  /** The statement for any number of rows. */
  readonly build: (named: Named) => SQL
  /** Its values for these rows. */
  readonly bind: (rows: readonly Row[]) => Row
}

/** Inserts rows with these columns; the tenant comes by itself. `rest` is what follows, as ON CONFLICT does. */
export function insertion<Table extends PgTable, const Column extends keyof Table['$inferInsert'] & string>(
  name: string,
  table: Table,
  columns: readonly Column[],
  rest: SQL = sql``,
) {
  const kind: Kind = {
    name,
    build: (named) => sql`${insertRows(table, named('rows'), columns)} ${rest}`,
    bind: (rows) => ({ rows: JSON.stringify(rows) }),
  }
  return (...rows: readonly NewRow<Table, Column>[]): Write => ({ kind, rows })
}

/** Changes rows that are there: `build` makes the UPDATE from `items`, as `itemsOf` gives them. */
export function change<Item extends Row>(
  name: string,
  types: Readonly<Record<keyof Item & string, string>>,
  build: (items: SQL) => SQL,
) {
  const columns = Object.keys(types)
  const kind: Kind = {
    name,
    build: (named) => build(itemsOf(types, named)),
    bind: (rows) => columnsOf(rows, columns),
  }
  return (...items: readonly Item[]): Write => ({ kind, rows: items })
}

type Statement = ReturnType<typeof preparedSqlOf>
const statements = new Map<string, Statement>()

/**
 * Carries out changes of different rows in one statement, those of a kind as one part of it: PostgreSQL and driver do for
 * all of them once what they would do for each. What is absent or `false` is left out. The parts do not see each other;
 * references between the rows are checked at the statement's end.
 */
export async function writeTogether(tx: Transaction, writes: readonly (Write | false | undefined)[]): Promise<void> {
  const parts = byKind(writes.filter((one) => one !== undefined && one !== false))
  if (parts.length === 0) return
  const name = parts.map(({ kind }) => kind.name).join('+')
  const statement = statements.get(name) ?? preparedSqlOf(() => together(parts))
  statements.set(name, statement)
  await statement(tx, Object.assign({}, ...parts.map(({ kind, rows }, index) => renamed(kind.bind(rows), index))))
}

function byKind(writes: readonly Write[]): readonly Write[] {
  const rows = new Map<Kind, readonly Row[]>()
  for (const write of writes) rows.set(write.kind, [...(rows.get(write.kind) ?? []), ...write.rows])
  return [...rows].map(([kind, all]) => ({ kind, rows: all }))
}

function together(writes: readonly Write[]): SQL {
  const parts = writes.map(({ kind }, index) => kind.build((name) => value(nameAt(index, name))))
  const last = parts.at(-1)
  const others = parts.slice(0, -1).map((part, index) => sql`${sql.identifier(`write_${index}`)} AS (${part})`)
  return others.length > 0 ? sql`WITH ${sql.join(others, sql`, `)} ${last}` : sql`${last}`
}

const nameAt = (index: number, name: string) => `${index}.${name}`

const renamed = (values: Row, index: number) =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [nameAt(index, name), one]))
