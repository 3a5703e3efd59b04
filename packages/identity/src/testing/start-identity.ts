import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase, type Pool } from '../database/database.ts'
import { loadKeys, rotateSigningKeys } from '../keys/keys.ts'
import type { Mail } from '../mail/mail.ts'
import { migrate } from '../migrate.ts'
import { seedAccounts, seedTenants } from '../seeding.ts'
import { createLogger } from '../server/logger.ts'
import { createStores } from '../stores.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const issuer = 'http://id.localhost:3000'
export const originOf = (tenant: string) => `http://${tenant}.localhost:3000`

export const customer = {
  tenant: 'fresh',
  sub: '0198a5f0-7c1e-7000-8000-000000000001',
  email: 'customer@example.com',
  password: 'aisle-demo',
  firstName: 'Carla',
  lastName: 'Miller',
  emailVerified: true,
}

export type Identity = {
  url: string
  ownerUrl: string
  appRole: string
  pool: Pool
  mails: Mail[]
  /** What the service has written to its log. */
  log: string[]
  /** Changes the signing key and starts the service again, on another port. */
  changeKey(): Promise<void>
}

/** The whole service on a database of its own, listening on a free port; two tenants, one account at `fresh`. */
export function startIdentity(): Identity {
  const identity: Partial<Identity> = {
    mails: [],
    log: [],
    async changeKey() {
      await rotateSigningKeys(folder)
      await app.close()
      await serve()
    },
  }
  let folder: string
  let app: FastifyInstance
  let pool: Pool
  let database: TestDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-identity-keys-'))
    database = await createTestDatabase(inject('testServerUrl'))
    const { ownerUrl, appUrl, appRole } = database
    await migrate(ownerUrl, appRole)
    await seedTenants(ownerUrl, [
      { tenant: 'fresh', name: 'Fresh Fields Market', accent: '#2e7d32', origin: originOf('fresh') },
      { tenant: 'cellar', name: 'Old Cellar', accent: '#7a1f2b', origin: originOf('cellar') },
    ])
    await seedAccounts(ownerUrl, [customer])
    pool = openDatabase(appUrl, () => undefined)
    Object.assign(identity, { ownerUrl, appRole, pool })
    await serve()
  })

  async function serve() {
    app = await buildApp({
      issuer,
      clockSkewSeconds: 300,
      pool,
      keys: await loadKeys(folder),
      stores: createStores(pool, new Map()),
      outbox: { add: async (mail) => void identity.mails?.push(mail) },
      log: createLogger('info', { write: (line) => void identity.log?.push(line) }),
    })
    identity.url = await app.listen({ host: '127.0.0.1', port: 0 })
  }

  afterAll(async () => {
    await app?.close()
    await identity.pool?.end()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  // oxlint-disable-next-line typescript/consistent-type-assertions -- complete once beforeAll has run
  return identity as Identity
}
