import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { borrowDatabase } from '../../../packages/launcher/src/import/borrow-database.ts'
import { readOptions } from '../../../packages/launcher/src/start/options.ts'

const portsSchema = z.object({ api: z.int(), partners: z.int() })

export type StoreUnderLoad = {
  readonly tenant: string
  /** Where the commerce API and the partners listen, without the gateway before them. */
  readonly apiUrl: string
  readonly partnersUrl: string
  readonly query: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  [Symbol.asyncDispose](): Promise<void>
}

/** The running store, its services by address and its database, to set the scene and to count what came of it. */
export async function openStoreUnderLoad(data: string, tenant: string): Promise<StoreUnderLoad> {
  const { api, partners } = z.parse(portsSchema, JSON.parse(await readFile(join(data, 'services.json'), 'utf8')))
  const borrowed = await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data }))
  const pool = new pg.Pool({ connectionString: borrowed.ownerUrl, max: 2 })
  return {
    tenant,
    apiUrl: `http://127.0.0.1:${api}`,
    partnersUrl: `http://127.0.0.1:${partners}`,
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await borrowed[Symbol.asyncDispose]()
    },
  }
}
