import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WORKSPACE = join(import.meta.dirname, '../..')
const PATIENCE = 240_000

/**
 * Starts the whole store on a free port with data of its own, as `npm start` does, and stops it after the tests.
 * `STORE_PORT` names one that runs already, started with `AISLE_TESTING=1`: any other pushes to no address of this
 * machine.
 */
export default async function startStore() {
  if (process.env['STORE_PORT']) return undefined
  return await runStore(WORKSPACE, ['start'])
}

/** Runs a command of the launcher that brings up a store, `start` or `dev`, from the sources in `root`. */
export async function runStore(root: string, command: readonly string[]) {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'aisle-e2e-'))
  const store = spawn(process.execPath, [join(root, 'packages/launcher/src/main.ts'), ...command], {
    cwd: root,
    env: { ...process.env, PORT: String(port), AISLE_DATA: data, AISLE_TESTING: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(store).catch(async (error: unknown) => {
    if (store.exitCode === null && store.signalCode === null) await once(store, 'exit')
    await rm(data, { recursive: true, force: true })
    throw error
  })
  process.env['STORE_PORT'] = String(port)
  process.env['STORE_DATA'] = data
  return async () => {
    store.kill('SIGTERM')
    await once(store, 'exit')
    await rm(data, { recursive: true, force: true })
  }
}

function ready(store: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    const lines: string[] = []
    const timer = setTimeout(() => {
      store.kill('SIGTERM')
      reject(new Error(`The store was not ready in time:\n${lines.join('')}`))
    }, PATIENCE)
    store.stdout?.on('data', (chunk: Buffer) => {
      lines.push(chunk.toString())
      if (!lines.join('').includes('Aisle is ready')) return
      clearTimeout(timer)
      resolve()
    })
    store.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The store stopped with ${code}:\n${lines.join('')}`))
    })
  })
}

/** A port that nobody listens on at the moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}
