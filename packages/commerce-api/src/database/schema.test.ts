import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts'
import { ensureAppRole } from './app-role.ts'
import { MigrationError, migrate } from './migrate.ts'
import * as tables from './tables.ts'

const BOOKKEEPING = 'schema_migrations'
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

type Column = { table_name: string; column_name: string; is_nullable: 'YES' | 'NO'; data_type: string; type: string }
const readColumns = () =>
  test.query<Column>(`
    SELECT table_name, column_name, is_nullable, data_type,
      format_type(a.atttypid, CASE WHEN data_type = 'numeric' THEN a.atttypmod ELSE -1 END) AS type
    FROM information_schema.columns c
    JOIN pg_attribute a ON a.attrelid = format('%I.%I', table_schema, table_name)::regclass AND a.attname = column_name
    WHERE table_schema = 'commerce' AND table_name <> '${BOOKKEEPING}' ORDER BY table_name, column_name`)

const drizzleTables: readonly PgTable[] = Object.values(tables)

describe('the tables', () => {
  it('are described by Drizzle as the migrations made them', async () => {
    const inDatabase = (await readColumns()).map(
      (column) =>
        `${column.table_name}.${column.column_name} ${column.type.replace('time without time zone', 'time')}${column.is_nullable === 'NO' ? ' not null' : ''}`,
    )
    const inCode = drizzleTables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) =>
          `${getTableName(table)}.${column.name} ${column.getSQLType().replaceAll(', ', ',')}${column.notNull ? ' not null' : ''}`,
      ),
    )
    expect(inCode.toSorted()).toEqual(inDatabase.toSorted())
  })

  it('have the primary keys that Drizzle says', async () => {
    const rows = await test.query<{ name: string; columns: string[] }>(`
      SELECT relname AS name, array_agg(attname::text ORDER BY ordinality) AS columns
      FROM pg_index JOIN pg_class ON pg_class.oid = indrelid, unnest(indkey) WITH ORDINALITY keys(attribute, ordinality)
      JOIN pg_attribute ON attnum = attribute
      WHERE indisprimary AND attrelid = indrelid AND relnamespace = 'commerce'::regnamespace AND relname <> '${BOOKKEEPING}'
      GROUP BY relname`)
    const inCode = drizzleTables.map((table) => ({ name: getTableName(table), columns: primaryKeyOf(table) }))
    const byName = (left: { name: string }, right: { name: string }) => left.name.localeCompare(right.name)
    expect(inCode.toSorted(byName)).toEqual(rows.toSorted(byName))
  })

  it('keep tenants apart: tenant_id first in every key, row-level security enabled and forced', async () => {
    const rows = await test.query<{ name: string; secured: boolean; forced: boolean; policies: number }>(`
      SELECT relname AS name, relrowsecurity AS secured, relforcerowsecurity AS forced,
        (SELECT count(*)::int FROM pg_policy WHERE polrelid = pg_class.oid) AS policies
      FROM pg_class WHERE relnamespace = 'commerce'::regnamespace AND relkind = 'r' AND relname <> '${BOOKKEEPING}'`)
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter((row) => !row.secured || !row.forced || row.policies === 0)).toEqual([])
  })

  it('name tenant_id in every primary, unique and foreign key', async () => {
    const rows = await test.query<{ name: string }>(`
      SELECT conname AS name FROM pg_constraint
      WHERE connamespace = 'commerce'::regnamespace AND contype IN ('p', 'u', 'f')
        AND conrelid <> 'commerce.${BOOKKEEPING}'::regclass
        AND (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) <> 'tenant_id'`)
    expect(rows).toEqual([])
  })

  it('name tenant_id first in every unique index', async () => {
    const rows = await test.query<{ name: string }>(`
      SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = 'commerce'::regnamespace AND indisunique AND relname <> '${BOOKKEEPING}'
        AND (SELECT attname FROM pg_attribute WHERE attrelid = indrelid AND attnum = indkey[0]) <> 'tenant_id'`)
    expect(rows).toEqual([])
  })
})

describe('migrating', () => {
  it('does nothing the second time', async () => {
    expect(await migrate(test.ownerUrl)).toEqual([])
  })

  it('runs once when two starts migrate at the same time', async () => {
    expect(await Promise.all([migrate(test.ownerUrl), migrate(test.ownerUrl)])).toEqual([[], []])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    await test.query("UPDATE commerce.schema_migrations SET checksum = 'x' WHERE name LIKE '0002%'")
    await expect(migrate(test.ownerUrl)).rejects.toThrow(MigrationError)
  })

  it('says what to do when the owner may not create the role of the API', async () => {
    await test.query("CREATE ROLE aisle_test_plain_owner LOGIN PASSWORD 'x'")
    const url = new URL(test.ownerUrl)
    url.username = 'aisle_test_plain_owner'
    url.password = 'x'
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await expect(ensureAppRole(client, undefined, 'aisle_absent')).rejects.toThrow(
        /CREATE ROLE aisle_absent LOGIN PASSWORD/,
      )
    } finally {
      await client.end()
      await test.query('DROP ROLE aisle_test_plain_owner')
    }
  })
})

function primaryKeyOf(table: PgTable) {
  const { primaryKeys, columns } = getTableConfig(table)
  const [composite] = primaryKeys
  return composite
    ? composite.columns.map((column) => column.name)
    : columns.filter((column) => column.primary).map((column) => column.name)
}
