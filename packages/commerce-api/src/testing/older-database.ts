import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../database/migrations/', import.meta.url)

/** Brings an empty database to where a store stood that has run migrations up to `last`, as `0101`, and no newer ones. */
export async function migrateUntil(client: pg.Client, last: string) {
  await client.query(`CREATE SCHEMA commerce;
    CREATE TABLE commerce.schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const names = (await readdir(FOLDER)).filter((name) => name.slice(0, last.length) <= last).toSorted()
  for (const name of names) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    await client.query(sql)
    await client.query('INSERT INTO commerce.schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
  }
}
