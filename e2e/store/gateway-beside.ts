import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { borrowDatabase } from '../../packages/launcher/src/import/borrow-database.ts'
import { openRegistry } from '../../packages/build/src/registry/registry.ts'
import { declareServices } from '../../packages/launcher/src/services/declarations.ts'
import { startService } from '../../packages/launcher/src/services/service.ts'
import { readOptions } from '../../packages/launcher/src/start/options.ts'
import { openSecrets } from '../../packages/launcher/src/start/secrets.ts'
import { freePort } from './start-store.ts'

const portsSchema = z.object({ gateway: z.int(), api: z.int(), identity: z.int(), partners: z.int(), smtp: z.int() })

type Options = {
  readonly registryDir?: string
  /** Folder of its log. */
  readonly logs: string
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * A second gateway before the services of a store that runs: by another port, but for the same addresses. What is
 * asked of it by that port must name a host of the store.
 */
export async function startGatewayBeside(data: string, { registryDir, logs, environment = {} }: Options) {
  const ports = z.parse(portsSchema, JSON.parse(await readFile(join(data, 'services.json'), 'utf8')))
  const options = readOptions([], { ...process.env, AISLE_DATA: data })
  await using database = await borrowDatabase(options)
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
  }).find(({ name }) => name === 'gateway')
  if (!declared) throw new Error('No gateway is declared.')
  const port = await freePort()
  const service = startService(
    {
      ...declared,
      port,
      environment: { ...declared.environment, PUBLIC_PORT: String(ports.gateway), ...environment },
    },
    { logs, onGivenUp: (reason) => console.error(reason) },
  )
  await service.ready()
  return {
    port,
    /** Has a page of each tenant made. */
    async warmUp() {
      const registry = openRegistry(slices.registryDir)
      const hosts = registry.listTenants().flatMap((tenant) => registry.readTenant(tenant)?.hosts ?? [])
      for (const host of hosts) await visit(port, `${host}:${ports.gateway}`)
    },
    [Symbol.asyncDispose]: () => service.stop(),
  }
}

/** Whatever it answers: a store may be closed. */
const visit = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/find-store', headers: { host, accept: 'text/html' } })
    sent.on('response', (response) => void response.resume().on('end', resolve))
    sent.on('error', reject)
    sent.end()
  })
