import pg from 'pg'
import { borrowDatabase } from '../../packages/launcher/src/import/borrow-database.ts'
import { readOptions } from '../../packages/launcher/src/start/options.ts'

export type Database = {
  /** Where it is, for whoever may do everything. */
  readonly ownerUrl: string
  readonly query: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  [Symbol.asyncDispose](): Promise<void>
}

/** The database of the store under test, to see what came of a journey. */
export async function openDatabase(): Promise<Database> {
  const data = process.env['STORE_DATA']
  if (data === undefined) throw new Error('STORE_DATA does not say where the store keeps its database.')
  const borrowed = await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data }))
  const pool = new pg.Pool({ connectionString: borrowed.ownerUrl, max: 2 })
  return {
    ownerUrl: borrowed.ownerUrl,
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await borrowed[Symbol.asyncDispose]()
    },
  }
}
