import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { startTimeOf } from '../processes/process-identity.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const password = 'of-a-test'
let clean: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of clean.toReversed()) await step()
  clean = []
})

async function makeFolder() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aisle-launcher-'))
  clean.push(() => rm(dataFolder, { recursive: true, force: true }))
  return dataFolder
}

async function start(dataFolder: string) {
  const server = await startEmbeddedPostgres({ dataFolder, password, logFile: join(dataFolder, 'postgres.log') })
  clean.push(() => server.stop())
  return server
}

async function query({ url }: Pick<EmbeddedPostgres, 'url'>, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('starts safe against power loss, listens here only, and is gone after its stop', async () => {
    const server = await start(await makeFolder())

    const [settings] = await query(
      server,
      `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
      current_setting('server_version_num')::int / 10000 AS major, current_setting('data_checksums') AS checksums`,
    )
    await server.stop()

    expect(settings).toEqual({ fsync: 'on', listens: '127.0.0.1', major: 18, checksums: 'on' })
    expect(startTimeOf(server.pid)).toBeUndefined()
    expect(await readFile(join(server.place, 'postmaster.pid'), 'utf8').catch(() => 'gone')).toBe('gone')
  })

  it.each([
    { where: 'the socket among its files', folder: '', through: null },
    { where: 'loopback, from a path too long for a socket', folder: 'f'.repeat(100), through: '127.0.0.1/32' },
  ])('is spoken to through $where', async ({ folder, through }) => {
    const parent = await makeFolder()
    await chmod(parent, 0o711)
    const dataFolder = join(parent, folder)
    await mkdir(dataFolder, { recursive: true })

    const server = await start(dataFolder)

    expect(await query(server, 'SELECT inet_client_addr()::text AS through')).toEqual([{ through }])
    expect(await query({ url: server.url.replace(/\?.*/, '') }, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('keeps its rows from one start to the next', async () => {
    const folder = await makeFolder()
    const first = await start(folder)
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()

    const second = await start(folder)

    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('F35 stops the server of a start that was killed, and has what that one acknowledged', async () => {
    const folder = await makeFolder()
    const { pid, url } = await startAndKillParent(folder)
    expect(startTimeOf(pid)).toBeDefined()
    await query({ url }, 'CREATE TABLE kept AS SELECT 42 AS answer')

    const server = await start(folder)

    expect(startTimeOf(pid)).toBeUndefined()
    expect(server.pid).not.toBe(pid)
    expect(await query(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('F35 starts again after the server itself was killed', async () => {
    const folder = await makeFolder()
    const first = await start(folder)
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    process.kill(first.pid, 'SIGKILL')
    await first.ended

    const second = await start(folder)

    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it.runIf(process.getuid?.() === 0)('lies elsewhere when only root can enter the data folder', async () => {
    const closed = await makeFolder()
    await chmod(closed, 0o700)
    const folder = join(closed, 'data')
    await import('node:fs/promises').then(({ mkdir }) => mkdir(folder))

    const server = await start(folder)
    clean.push(() => rm(dirname(server.place), { recursive: true, force: true }))

    expect(server.place).toMatch(/^\/var\/lib\/aisle\/[0-9a-f]{16}\/postgres$/)
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

/** Starts the database in a process that is killed as soon as it is up. */
async function startAndKillParent(folder: string): Promise<{ pid: number; url: string }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    const [dataFolder, password] = process.argv.slice(1)
    const server = await startEmbeddedPostgres({ dataFolder, password, logFile: dataFolder + '/postgres.log' })
    process.send({ pid: server.pid, url: server.url })
    setInterval(() => undefined, 1000)`
  const parent: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', script, folder, password], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [message] = await once(parent, 'message')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  return message
}
