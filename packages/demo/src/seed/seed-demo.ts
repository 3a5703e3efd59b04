import { aisle } from '@aisle/build/aisle'
import { seedAccounts, seedTenants } from '@aisle/identity/seeding'
import { demoAccounts } from './accounts.ts'
import { type DemoTenant, demoTenants } from '../tenants.ts'
import { drawingsOf } from './drawings.ts'
import { seedStore } from './seed-store.ts'
import { writeImages } from './write-images.ts'

export type DemoOptions = {
  /** The owner's: row-level security lets it write every tenant. */
  readonly databaseUrl: string
  readonly imagesDir: string
  readonly registryDir: string
  /** On which browsers reach the stores. */
  readonly port: number
  readonly log: (line: string) => void
  readonly now?: Date
}

/** Fills an installation with the demo: stores, goods, pictures, accounts. Twice changes nothing. */
export async function seedDemo({
  databaseUrl,
  imagesDir,
  registryDir,
  port,
  log,
  now = new Date(),
}: DemoOptions): Promise<void> {
  const tenants = demoTenants(now)
  await writeImages(imagesDir, drawingsOf(tenants))
  for (const demo of tenants) {
    await seedStore(databaseUrl, demo, now)
    await declareTenant(demo, registryDir)
    log(`${demo.tenant}: ${demo.catalogue.products.length} products`)
  }
  await seedTenants(
    databaseUrl,
    tenants.map((demo) => signInOf(demo, port)),
  )
  await seedAccounts(
    databaseUrl,
    tenants.flatMap(({ tenant }) => demoAccounts(tenant)),
  )
}

const declareTenant = ({ tenant, hosts, remotes }: DemoTenant, registryDir: string) =>
  aisle(
    [
      'tenant',
      tenant,
      ...hosts.flatMap((host) => ['--host', host]),
      ...remotes.flatMap((remote) => ['--remote', remote]),
      '--dir',
      registryDir,
    ],
    () => undefined,
  )

const signInOf = ({ tenant, hosts, store }: DemoTenant, port: number) => ({
  tenant,
  name: store.business.businessName ?? tenant,
  accent: store.theme?.primaryColor ?? '#2a9dcc',
  origin: new URL(`http://${hosts[0]}:${port}`).origin,
})
