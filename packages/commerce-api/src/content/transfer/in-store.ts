import type { Transaction } from '../../database/database.ts'
import { seedTenant } from '../../seeding/seeder.ts'
import { ContentRefusal } from './content-problem.ts'
import { readTenantIds } from './transfer.store.ts'

/** A store, by the name of its tenant, in a database, by the address of whoever owns it. */
export type StorePlace = { readonly databaseUrl: string; readonly tenant: string }

const UNDEFINED_TABLE = '42P01'

/** Works on a store in one transaction, as the database's owner. @throws ContentRefusal where there is no such store */
export async function inStore<Result>(databaseUrl: string, tenant: string, work: (tx: Transaction) => Promise<Result>) {
  return await seedTenant(databaseUrl, tenant, async ({ tx }) => {
    const tenants = await readTenantIds(tx)
    if (tenants.includes(tenant)) return await work(tx)
    throw new ContentRefusal(`There is no store "${tenant}"; there are ${tenants.join(', ') || 'none yet'}.`)
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined
    if (!(cause instanceof Error && 'code' in cause && cause.code === UNDEFINED_TABLE)) throw error
    throw new ContentRefusal('The database holds no stores yet. Start the store once: npm start.', { cause })
  })
}
