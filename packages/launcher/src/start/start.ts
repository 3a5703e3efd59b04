import { once } from 'node:events'
import { Refusal } from '../refusal.ts'
import { declareServices } from '../services/declarations.ts'
import { startService } from '../services/service.ts'
import { announcement } from './announce.ts'
import { openDataFolder } from './data-folder.ts'
import { migrateDatabase, openDatabase, requireDatabase } from './database.ts'
import { requireDiskSpace } from './disk-space.ts'
import { lockFolder } from './folder-lock.ts'
import { readOptions, type StartOptions } from './options.ts'
import { freePorts, requireFreePort } from './ports.ts'
import { publishSlices } from './publish-slices.ts'
import { resetDemo } from './reset.ts'
import { openSecrets } from './secrets.ts'
import { seedOnce } from './seed-once.ts'
import { stopSignal } from './stop-signal.ts'

/** Brings up the whole store and keeps it up until it is asked to stop. @throws Refusal */
export async function start(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env)
  const signal = stopSignal()
  const asked = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
  // Everything that was started stops in the opposite order, the database after all that use it.
  await using started = new AsyncDisposableStack()
  try {
    await Promise.race([bringUp(options, started, signal, (reason) => giveUp(new Refusal(reason))), asked, givenUp])
    if (!signal.aborted) console.log(announcement(options))
    await Promise.race([asked, givenUp])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function bringUp(
  options: StartOptions,
  started: AsyncDisposableStack,
  signal: AbortSignal,
  onGivenUp: (reason: string) => void,
) {
  const { port, host, databaseUrl, dataFolder, isFresh } = options
  await requireFreePort(port, host)
  const folder = await openDataFolder(dataFolder)
  const lock = await lockFolder(folder.root)
  started.defer(() => lock.release())
  await requireDiskSpace(folder.root)
  if (databaseUrl) await requireDatabase(databaseUrl)
  if (isFresh) await resetDemo(folder, databaseUrl)

  say(databaseUrl ? 'Using the database of DATABASE_URL' : 'Starting PostgreSQL')
  const secrets = await openSecrets(folder.secrets)
  const database = await openDatabase(options, await openDataFolder(dataFolder), secrets)
  started.defer(() => database.stop())
  void database.ended.then(
    () => signal.aborted || onGivenUp(`The database ended by itself. Its log is ${folder.logs}/postgres.log.`),
  )
  await migrateDatabase(database, secrets)
  signal.throwIfAborted()

  await seedOnce({ databaseUrl: database.ownerUrl, folder, port, isEmbedded: databaseUrl === undefined })
  signal.throwIfAborted()
  say('Building and publishing what has changed')
  await publishSlices(folder, signal)

  say('Starting the services')
  const [api = 0, identity = 0, partners = 0, smtp = 0] = await freePorts(4)
  const declarations = declareServices({
    ...options,
    ports: { gateway: port, api, identity, partners, smtp },
    folder,
    secrets,
    appDatabaseUrl: database.appUrl,
    apiUrl: process.env['API_URL'],
  })
  const services = await Promise.all(
    declarations.map(async (declaration) => {
      const service = await startService(declaration, { logs: folder.logs, onGivenUp })
      started.defer(() => service.stop())
      return service
    }),
  )
  await Promise.all(services.map((service) => service.ready()))
}

const say = (what: string) => console.log(`${what} …`)
