import { aisle } from '@aisle/build/aisle'
import { type SeedAccount, seedAccounts, seedTenants } from '@aisle/identity/seeding'
import { type SavedCard, seedCards } from '@aisle/partners/seeding'
import { productDrawings, storeDrawings } from '../drawings.ts'
import { cardsOf, shoppersOf } from '../shoppers.ts'
import { type DemoTenant, demoTenants } from '../tenants.ts'
import { seedStore } from './seed-store.ts'
import { writeImages } from './write-images.ts'

export type DemoOptions = {
  /** The owner's: row-level security lets it write every tenant. */
  readonly databaseUrl: string
  readonly imagesDir: string
  readonly registryDir: string
  /** Of the partners' stand-ins, which must not run. */
  readonly partnersDir: string
  /** On which browsers reach the stores. */
  readonly port: number
  readonly log: (line: string) => void
  readonly now?: Date
}

/** Fills an installation with the demo: stores, goods, pictures, shoppers and their pasts. Twice changes nothing. */
export async function seedDemo({
  databaseUrl,
  imagesDir,
  registryDir,
  partnersDir,
  port,
  log,
  now = new Date(),
}: DemoOptions): Promise<void> {
  const tenants = demoTenants(now)
  const products = tenants.flatMap(({ catalogue }) => catalogue.products)
  await writeImages(imagesDir, [...storeDrawings(), ...productDrawings(products)])
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
    tenants.flatMap(({ tenant }) => accountsOf(tenant, now)),
  )
  await seedCards(
    partnersDir,
    tenants.flatMap(({ tenant }) => savedCardsOf(tenant)),
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

const accountsOf = (tenant: string, now: Date): SeedAccount[] =>
  shoppersOf(tenant, now).map(({ subject: sub, email, password, firstName, lastName }) => ({
    tenant,
    sub,
    email,
    password,
    firstName,
    lastName,
    emailVerified: true,
  }))

const PROVIDERS = { DATACAP: 'datacap', USAEPAY: 'usaepay' } as const

/** The cards as the payment provider knows them, so that they can be charged. */
const savedCardsOf = (tenant: string): SavedCard[] =>
  cardsOf(tenant).map(({ token, provider, brand, last4, expiryMonth, expiryYear }) => ({
    token,
    tenant,
    brand,
    last4,
    expiryMonth,
    expiryYear,
    provider: PROVIDERS[provider],
  }))
