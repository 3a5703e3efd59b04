import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { endProcess } from '../processes/end-process.ts'
import { freePorts } from '../start/ports.ts'
import { Refusal } from '../refusal.ts'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, identityOf, postgresEnvironment } from './cluster.ts'
import { stopOrphan } from './orphan.ts'
import { databasePlace, preparePlace } from './place.ts'

export type EmbeddedPostgres = {
  /** Of the database `aisle`, as its owner. */
  readonly url: string
  readonly pid: number
  readonly place: string
  /** Settles when the server ends, asked to or not. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly dataFolder: string
  readonly password: string
  readonly logFile: string
  readonly log?: (line: string) => void
}

const START_TIME = 60_000
const DATABASE = 'aisle'

/**
 * A real PostgreSQL of this store's own, safe against power loss. One that a killed start left is stopped first.
 * Runs in a process group of its own, so that Ctrl-C reaches it through `stop` only, after everything that uses it.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  password,
  logFile,
  log,
}: Options): Promise<EmbeddedPostgres> {
  const account = findAccount()
  const [binaries, place] = await Promise.all([findBinaries(account), databasePlace(dataFolder, account)])
  await preparePlace(place, account)
  if (await stopOrphan(place)) log?.('stopped the database that an earlier start left behind')
  await ensureCluster({ place, binaries, account, password })

  const [port = 0] = await freePorts(1)
  const socketFolder = socketFolderOf(place)
  const address = addressOf({ port, socketFolder, password })
  const output = await open(logFile, 'a', 0o600)
  const server = spawn(
    binaries.postgres,
    ['-D', place, '-p', String(port), ...settingsWith(socketFolder).flatMap((entry) => ['-c', entry])],
    {
      ...identityOf(account),
      cwd: '/',
      detached: true,
      env: postgresEnvironment(),
      stdio: ['ignore', output.fd, output.fd],
    },
  )
  const ended = endOf(server)
  try {
    await waitUntilReady(address('postgres'), server, logFile)
    await ensureDatabase(address('postgres'))
  } catch (error) {
    await stop(server)
    throw error
  } finally {
    await output.close()
  }
  const { pid = 0 } = server
  return { url: address(DATABASE), pid, place, ended, stop: () => stop(server) }
}

const settingsWith = (socketFolder: string) => [
  'listen_addresses=127.0.0.1',
  `unix_socket_directories=${socketFolder}`,
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=200',
  'shared_buffers=128MB',
  'logging_collector=off',
]

/** Bytes that the path of a socket may have on any system (unix(7): 108 on Linux, 104 elsewhere, with a zero). */
const LONGEST_SOCKET = 103

/** Where the server's socket lies: among its files, which none but its account may enter; nowhere below a long path. */
const socketFolderOf = (place: string) =>
  Buffer.byteLength(join(place, '.s.PGSQL.65535')) <= LONGEST_SOCKET ? place : ''

type Running = {
  readonly port: number
  /** Empty where the server has no socket. */
  readonly socketFolder: string
  readonly password: string
}

/**
 * The addresses of databases on the embedded server, as its owner. Those who connect go through its socket, which takes
 * a third less time than loopback; who knows no `host` of a query finds the server on loopback, as without a socket.
 */
export const addressOf =
  ({ port, socketFolder, password }: Running) =>
  (database: string): string => {
    const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
    return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url
  }

const endOf = (server: ChildProcess) =>
  once(server, 'exit').then(
    () => undefined,
    () => undefined, // could not be started: waitUntilReady says so
  )

const isRunning = (server: ChildProcess) =>
  server.pid !== undefined && server.exitCode === null && server.signalCode === null

async function waitUntilReady(url: string, server: ChildProcess, logFile: string) {
  const deadline = Date.now() + START_TIME
  while (isRunning(server) && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (isPasswordRefused(error))
        throw new Refusal('The database refuses the password in secrets.json of the data folder.')
      await pause(50)
    } finally {
      await client.end()
    }
  }
  throw new Refusal(`The database did not start: ${await lastProblem(logFile)} Its log is ${logFile}.`)
}

const isPasswordRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === '28P01'

async function lastProblem(logFile: string) {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR|could not/.test(line)) ?? 'it gave no reason.'
}

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** SIGINT rolls back what is open and writes everything out; the others are for a server that does not answer. */
async function stop(server: ChildProcess) {
  if (!isRunning(server) || server.pid === undefined) return
  await endProcess(server.pid, [
    { signal: 'SIGINT', wait: 30_000 },
    { signal: 'SIGQUIT', wait: 10_000 },
    { signal: 'SIGKILL', wait: 5000 },
  ])
}
