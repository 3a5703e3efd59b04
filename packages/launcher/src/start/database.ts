import { migrate as migrateCommerce } from '@aisle/commerce-api/migrate'
import { migrate as migrateGateway } from '@aisle/gateway/migrate'
import { migrate as migrateIdentity } from '@aisle/identity/migrate'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { Refusal } from '../refusal.ts'
import type { DataFolder } from './data-folder.ts'
import type { StartOptions } from './options.ts'
import type { Secrets } from './secrets.ts'

export type StoreDatabase = {
  /** Owner's address: migrations and the demo. */
  readonly ownerUrl: string
  /** For the services: a role that row-level security binds. */
  readonly appUrl: string
  /** Settles when an embedded server ends. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

type Server = Pick<StoreDatabase, 'ended' | 'stop'> & { readonly url: string }

/** The server of `DATABASE_URL`, or one of this store's own. @throws Refusal */
export async function openDatabase(
  options: StartOptions,
  folder: DataFolder,
  secrets: Secrets,
): Promise<StoreDatabase> {
  const server: Server = options.databaseUrl
    ? { url: options.databaseUrl, ended: new Promise(() => undefined), stop: async () => undefined }
    : await startEmbeddedPostgres({
        dataFolder: folder.root,
        password: secrets.database,
        logFile: join(folder.logs, 'postgres.log'),
        log: console.log,
      })
  const appUrl = options.appDatabaseUrl ?? asApp(server.url, secrets.appDatabase)
  return { ownerUrl: server.url, appUrl, ended: server.ended, stop: server.stop }
}

/** @throws Refusal when nobody answers at `DATABASE_URL`, without showing its password */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (cause) {
    const { host, pathname } = new URL(url)
    throw new Refusal(
      `The database ${host}${pathname} of DATABASE_URL cannot be reached (${reasonOf(cause)}). ` +
        'Check the address and that the server runs, or leave DATABASE_URL out to use the embedded one. Nothing was changed.',
      { cause },
    )
  } finally {
    await client.end()
  }
}

/** Brings the schemas of all services up to date. @throws Refusal */
export async function migrateDatabase({ ownerUrl }: StoreDatabase, { appDatabase }: Secrets): Promise<void> {
  try {
    await migrateCommerce(ownerUrl, { appPassword: appDatabase })
    await migrateIdentity(ownerUrl)
    await migrateGateway(ownerUrl)
  } catch (cause) {
    throw new Refusal(`The database could not be brought up to date: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** The same server for the role of the services. */
export function asApp(ownerUrl: string, password: string) {
  const url = new URL(ownerUrl)
  url.username = 'aisle_app'
  url.password = password
  return url.href
}
