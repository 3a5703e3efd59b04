import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { borrowDatabase } from '../../../packages/launcher/src/import/borrow-database.ts'
import { declareServices, publicOrigin } from '../../../packages/launcher/src/services/declarations.ts'
import { startService } from '../../../packages/launcher/src/services/service.ts'
import { asApp } from '../../../packages/launcher/src/start/database.ts'
import { readOptions } from '../../../packages/launcher/src/start/options.ts'
import { freePorts } from '../../../packages/launcher/src/start/ports.ts'
import { openSecrets } from '../../../packages/launcher/src/start/secrets.ts'
import type { Shop } from './shops.ts'

const WORKSPACE = join(import.meta.dirname, '../../..')
const BUILD = join(WORKSPACE, 'packages/build/bin/monolith.mjs')
const portsSchema = z.object({
  gateway: z.int(),
  api: z.int(),
  identity: z.int(),
  partners: z.int(),
  smtp: z.int(),
})

export type MonolithShop = Shop & AsyncDisposable

/**
 * The same store from one build: a second gateway before the services of the store that keeps its data in `data`, with
 * a registry of its own. @throws Error when it does not build or start
 */
export async function openMonolith(data: string, tenant: string): Promise<MonolithShop> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'aisle-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const registryDir = join(folder, 'registry')
  await build(registryDir, folder, tenant)

  const ports = z.parse(portsSchema, JSON.parse(await readFile(join(data, 'services.json'), 'utf8')))
  const options = readOptions([], { ...process.env, AISLE_DATA: data })
  const borrowed = await borrowDatabase(options)
  opened.use(borrowed)
  const secrets = await openSecrets(borrowed.folder.secrets)
  const [port = 0] = await freePorts(1)
  const gateway = declareServices({
    ports: { ...ports, gateway: port },
    host: options.host,
    folder: borrowed.folder,
    secrets,
    slices: { registryDir, devSockets: [] },
    appDatabaseUrl: options.appDatabaseUrl ?? asApp(borrowed.ownerUrl, secrets.appDatabase),
    apiUrl: process.env['API_URL'],
    isTesting: true,
  }).find(({ name }) => name === 'gateway')
  if (!gateway) throw new Error('The store has no gateway.')
  const neighbours = {
    IDENTITY_ORIGIN: publicOrigin('id', ports.gateway),
    PARTNERS_ORIGIN: publicOrigin('partners', ports.gateway),
  }
  const logs = join(folder, 'logs')
  await mkdir(logs)
  const service = startService(
    { ...gateway, environment: { ...gateway.environment, ...neighbours } },
    { logs, onGivenUp: (reason) => console.error(reason) },
  )
  opened.defer(() => service.stop())
  await service.ready()

  const kept = opened.move()
  return { name: 'monolith', tenant, port, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** In a process of its own: a bundler keeps a lot of memory. */
async function build(registry: string, folder: string, tenant: string) {
  await promisify(execFile)(process.execPath, [BUILD, '--dir', registry, '--tenant', tenant], {
    cwd: WORKSPACE,
    env: { ...process.env, TMPDIR: folder },
  }).catch((cause: unknown) => {
    const said = cause instanceof Error ? String(Reflect.get(cause, 'stderr')) : String(cause)
    throw new Error(`The monolith could not be built: ${said}`, { cause })
  })
}
