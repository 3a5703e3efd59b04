import { writeFile } from 'node:fs/promises'
import { Refusal } from '../refusal.ts'
import { declareServices, type ServedSlices } from '../services/declarations.ts'
import { startService } from '../services/service.ts'
import { announcement } from './announce.ts'
import { type DataFolder, openDataFolder } from './data-folder.ts'
import { migrateDatabase, openDatabase, requireDatabase, type StoreDatabase } from './database.ts'
import { requireDiskSpace } from './disk-space.ts'
import { lockFolder } from './folder-lock.ts'
import { readOptions, type StartOptions } from './options.ts'
import { freePorts, requireFreePort } from './ports.ts'
import { publishSlices } from './publish-slices.ts'
import { resetDemo } from './reset.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { pushKeysFor } from './push-keys.ts'
import { seedOnce } from './seed-once.ts'
import { stopSignal } from './stop-signal.ts'

/** `npm start`: the whole store, every slice as built for production. @throws Refusal */
export const start = (args: readonly string[]): Promise<void> =>
  keepUp(readOptions(args, process.env), async (folder, { signal }) => {
    await publishSlices(folder, signal)
    return { registryDir: folder.registry, devSockets: [] }
  })

/** Makes shell and remotes available to the gateway. */
export type Serve = (folder: DataFolder, bringing: Bringing) => Promise<ServedSlices>

/** Brings up the whole store and keeps it up until it is asked to stop. @throws Refusal */
export async function keepUp(options: StartOptions, serve: Serve): Promise<void> {
  const signal = stopSignal()
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
  givenUp.catch(() => undefined) // heard once everything is up; before that the step that needs it fails
  // Everything that was started stops in the opposite order, the database after all that use it.
  await using started = new AsyncDisposableStack()
  try {
    await bringUp(options, serve, { started, signal, onGivenUp: (reason) => giveUp(new Refusal(reason)) })
    console.log(announcement(options))
    await Promise.race([givenUp, untilAborted(signal)])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

export type Bringing = {
  readonly started: AsyncDisposableStack
  readonly signal: AbortSignal
  readonly onGivenUp: (reason: string) => void
}

/** Rejects as soon as the store shall stop. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

async function bringUp(options: StartOptions, serve: Serve, bringing: Bringing) {
  const { port, host, databaseUrl, dataFolder, isFresh } = options
  const { started, signal } = bringing
  const orStop = <Result>(step: Promise<Result>) => Promise.race([step, untilAborted(signal)])

  await requireFreePort(port, host)
  const folder = await openDataFolder(dataFolder)
  const lock = await lockFolder(folder.root)
  started.defer(() => lock.release())
  await requireDiskSpace(folder.root)
  if (databaseUrl) await orStop(requireDatabase(databaseUrl))
  if (isFresh) await resetDemo(folder, databaseUrl)
  await openDataFolder(dataFolder)

  say(databaseUrl ? 'Using the database of DATABASE_URL' : 'Starting PostgreSQL')
  const secrets = await openSecrets(folder.secrets)
  const database = await openDatabase(options, folder, secrets)
  started.defer(() => database.stop())
  void database.ended.then(() =>
    bringing.onGivenUp(`The database ended by itself. Its log is ${folder.logs}/postgres.log.`),
  )
  await orStop(migrateDatabase(database, secrets))
  await orStop(seedOnce({ databaseUrl: database.ownerUrl, folder, port, isEmbedded: databaseUrl === undefined }))

  say('Building and publishing what has changed')
  const slices = await serve(folder, bringing)
  say('Starting the services')
  await orStop(startServices(options, { folder, secrets, database, slices }, bringing))
}

type Parts = {
  readonly folder: DataFolder
  readonly secrets: Secrets
  readonly database: StoreDatabase
  readonly slices: ServedSlices
}

async function startServices(
  options: StartOptions,
  { folder, secrets, database, slices }: Parts,
  { started, onGivenUp }: Bringing,
) {
  const [api = 0, identity = 0, partners = 0, smtp = 0] = await freePorts(4)
  const ports = { gateway: options.port, api, identity, partners, smtp }
  const declarations = declareServices({
    ...options,
    ports,
    folder,
    secrets,
    slices,
    appDatabaseUrl: database.appUrl,
    apiUrl: process.env['API_URL'],
    pushKeys: await pushKeysFor(process.env, folder.pushKeys),
  })
  const services = declarations.map((declaration) => startService(declaration, { logs: folder.logs, onGivenUp }))
  started.defer(async () => {
    // The gateway first: it answers what is under way while those behind it are still there.
    for (const service of services.toReversed()) await service.stop()
  })
  await Promise.all(services.map((service) => service.ready()))
  await writeFile(folder.services, JSON.stringify(ports))
}

const say = (what: string) => console.log(`${what} …`)
