import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** A query that can still be prepared would be built again by each call. */
type Statement<Result> = { execute(values: Record<string, unknown>): Promise<Result>; readonly prepare?: never }

/**
 * A statement that is built once for each connection, where every call would build it anew: for what every order and
 * every page asks. Values come by name, `value('name')`; `tenantId` is always there.
 */
export function prepared<Result>(build: (db: NodePgDatabase) => Statement<Result>) {
  const built = new WeakMap<NodePgDatabase, Statement<Result>>()
  return ({ db, tenantId }: Transaction, values: Readonly<Record<string, unknown>> = {}): Promise<Result> => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement.execute({ tenantId, ...values })
  }
}

export const value = (name: string) => sql.placeholder(name)

const dialect = new PgDialect()

/** The same for SQL that the query builder has no words for. */
export const preparedSql = <Row extends Record<string, unknown>>(name: string, text: SQL) =>
  preparedSqlOf<Row>(() => text, name)

/** The same for SQL with parts of the query builder in it; without a name it gets one when it comes again. */
export const preparedSqlOf = <Row extends Record<string, unknown>>(build: (db: NodePgDatabase) => SQL, name?: string) =>
  prepared<{ readonly rows: readonly Row[] }>((db) =>
    db._.session.prepareQuery<PreparedQueryConfig & { execute: { readonly rows: readonly Row[] } }>(
      dialect.sqlToQuery(build(db)),
      undefined,
      name,
      false,
    ),
  )
