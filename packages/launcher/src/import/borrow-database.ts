import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findAccount } from '../postgres/account.ts'
import { addressOf } from '../postgres/embedded-postgres.ts'
import { databasePlace } from '../postgres/place.ts'
import { Refusal } from '../refusal.ts'
import { type DataFolder, openDataFolder } from '../start/data-folder.ts'
import { asApp, migrateDatabase, openDatabase, requireDatabase } from '../start/database.ts'
import { lockFolder } from '../start/folder-lock.ts'
import type { StartOptions } from '../start/options.ts'
import { openSecrets } from '../start/secrets.ts'

export type Borrowed = {
  readonly ownerUrl: string
  /** For services: a role that row-level security binds. */
  readonly appUrl: string
  readonly folder: DataFolder
  [Symbol.asyncDispose](): Promise<void>
}

/** The store's database for a command: the one that runs, or one that is started for as long as it takes. */
export async function borrowDatabase(options: StartOptions): Promise<Borrowed> {
  const folder = await openDataFolder(options.dataFolder)
  const secrets = await openSecrets(folder.secrets)
  const urlsOf = (ownerUrl: string) => ({
    ownerUrl,
    appUrl: options.appDatabaseUrl ?? asApp(ownerUrl, secrets.appDatabase),
  })
  if (options.databaseUrl) {
    await requireDatabase(options.databaseUrl)
    return { ...urlsOf(options.databaseUrl), folder, [Symbol.asyncDispose]: async () => undefined }
  }
  const lock = await lockFolder(folder.root).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!lock) {
    const ownerUrl = await runningUrl(folder.root, secrets.database)
    return { ...urlsOf(ownerUrl), folder, [Symbol.asyncDispose]: async () => undefined }
  }
  await using started = new AsyncDisposableStack()
  started.defer(() => lock.release())
  const database = await openDatabase(options, folder, secrets)
  started.defer(() => database.stop())
  await migrateDatabase(database, secrets)
  const kept = started.move()
  return { ...urlsOf(database.ownerUrl), folder, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** Line 4 of `postmaster.pid` is the port, line 5 the folder of the socket, line 8 says `ready`. */
async function runningUrl(root: string, password: string) {
  const place = await databasePlace(root, findAccount())
  // A file that is not there says as little as an unfinished one.
  const lines = (await readFile(join(place, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  const socketFolder = lines[4]?.trim() ?? ''
  if (port > 0 && lines[7]?.trim() === 'ready') return addressOf({ port, socketFolder, password })('aisle')
  throw new Refusal('The store is just being started or stopped. Try again in a moment. Nothing was changed.')
}
