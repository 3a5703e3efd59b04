import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { borrowDatabase } from '../../packages/launcher/src/import/borrow-database.ts'
import { declareServices } from '../../packages/launcher/src/services/declarations.ts'
import { startService } from '../../packages/launcher/src/services/service.ts'
import { readOptions } from '../../packages/launcher/src/start/options.ts'
import { openSecrets } from '../../packages/launcher/src/start/secrets.ts'
import { freePort } from './start-store.ts'

const portsSchema = z.object({ gateway: z.int(), api: z.int(), identity: z.int(), partners: z.int(), smtp: z.int() })

export type BesideOptions = {
  readonly registryDir?: string
  /** Folder of its log. */
  readonly logs: string
  readonly environment?: Readonly<Record<string, string>>
  /** Where it listens; a free port unless given. */
  readonly port?: number
}

/** Where the services of a store that runs listen. */
export const portsOf = async (data: string) =>
  z.parse(portsSchema, JSON.parse(await readFile(join(data, 'services.json'), 'utf8')))

/** A second process of a store's service, on the store's data, with the addresses that browsers see. */
export async function startServiceBeside(data: string, name: 'gateway' | 'identity', options: BesideOptions) {
  const { registryDir, logs, environment = {} } = options
  const ports = await portsOf(data)
  await using database = await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data }))
  const { folder, appUrl } = database
  const slices = { registryDir: registryDir ?? folder.registry, devSockets: [] }
  const declared = declareServices({
    ports,
    host: '127.0.0.1',
    folder,
    secrets: await openSecrets(folder.secrets),
    slices,
    appDatabaseUrl: appUrl,
    apiUrl: undefined,
    isTesting: true,
  }).find((declaration) => declaration.name === name)
  if (!declared) throw new Error(`No ${name} is declared.`)
  const port = options.port ?? (await freePort())
  // Which is the store's own, whatever port this one listens on.
  const publicPort: Record<string, string> = name === 'gateway' ? { PUBLIC_PORT: String(ports.gateway) } : {}
  const service = startService(
    { ...declared, port, environment: { ...declared.environment, ...publicPort, ...environment } },
    { logs, onGivenUp: (reason) => console.error(reason) },
  )
  await service.ready()
  return { port, ports, registryDir: slices.registryDir, stop: () => service.stop() }
}
