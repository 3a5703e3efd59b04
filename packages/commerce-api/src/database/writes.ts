import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Transaction } from './database.ts'
import { preparedSqlOf, value } from './prepared.ts'

type Values = Readonly<Record<string, unknown>>
type Named = (name: string) => Placeholder

/** A change of rows that answers nothing, with the values for it. Made by `write`. */
export type Write = { readonly kind: Kind; readonly values: Values }
type Kind = { readonly name: string; readonly build: (db: NodePgDatabase, named: Named) => SQLWrapper }

/**
 * What a store writes without reading anything back. Values come by name, `named('name')`; the tenant is
 * `value('tenantId')`. Only rows of other writes may be carried out with it: parts of one statement do not see each other.
 */
export const write =
  (name: string, build: Kind['build']) =>
  (values: Values): Write => ({ kind: { name, build }, values })

type Statement = ReturnType<typeof preparedSqlOf>
const statements = new Map<string, Statement>()

/**
 * Carries out changes of different rows in one statement: PostgreSQL and driver do for all of them once what they would do
 * for each. What is absent or `false` is left out. References between the rows are checked at the statement's end.
 */
export async function writeTogether(tx: Transaction, writes: readonly (Write | false | undefined)[]): Promise<void> {
  const wanted = writes.filter((one) => one !== undefined && one !== false)
  if (wanted.length === 0) return
  const name = wanted.map(({ kind }) => kind.name).join('+')
  const statement = statements.get(name) ?? preparedSqlOf((db) => together(db, wanted))
  statements.set(name, statement)
  await statement(tx, Object.assign({}, ...wanted.map(({ values }, index) => renamed(values, index))))
}

function together(db: NodePgDatabase, writes: readonly Write[]): SQL {
  // Not the builders themselves, which would be put in brackets.
  const parts = writes.map(({ kind }, index) => kind.build(db, (name) => value(nameAt(index, name))).getSQL())
  const last = parts.at(-1)
  const others = parts.slice(0, -1).map((part, index) => sql`${sql.identifier(`write_${index}`)} AS (${part})`)
  return others.length > 0 ? sql`WITH ${sql.join(others, sql`, `)} ${last}` : sql`${last}`
}

const nameAt = (index: number, name: string) => `${index}.${name}`

const renamed = (values: Values, index: number) =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [nameAt(index, name), one]))
