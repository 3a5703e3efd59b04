import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endProcess } from '../processes/end-process.ts'
import { startTimeOf } from '../processes/process-identity.ts'
import { inWorkspace } from '../workspace.ts'
import { lockFolder } from './folder-lock.ts'
import { freePorts } from './ports.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'aisle-start-'))
})
afterEach(() => rm(data, { recursive: true, force: true }))

async function spawnStart(
  env: Readonly<Record<string, string>>,
  command = [inWorkspace('packages/launcher/src/main.ts'), 'start'],
) {
  const [port = 0] = await freePorts(1)
  const child = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port), AISLE_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += String(chunk)))
  return { child, said: () => said }
}

async function exitOf(child: ChildProcess) {
  const [code, signal]: unknown[] = await once(child, 'exit')
  return code ?? signal
}

/** Takes connections and never says a word. */
async function startSilentServer() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `postgres://me:secret@127.0.0.1:${address.port}/shop`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

const until = async (isSo: () => boolean) => {
  for (let waited = 0; !isSo() && waited < 8000; waited += 25) await pause(25)
}

describe('a start that cannot be', { timeout: 20_000 }, () => {
  it('F39 on a folder in use ends with one sentence, and leaves the folder to its holder', async () => {
    await lockFolder(data)

    const { child, said } = await spawnStart({})

    expect(await exitOf(child)).toBe(1)
    expect(said()).toMatch(/^The data folder .* is in use by another start \(process \d+\)\..*Nothing was changed\.\n$/)
    expect(existsSync(join(data, 'lock.json'))).toBe(true)
    expect(existsSync(join(data, 'postgres'))).toBe(false)
  })

  it('on a port in use ends with one sentence', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()

    const { child, said } = await spawnStart({ PORT: String(typeof address === 'object' ? address?.port : 0) })

    expect(await exitOf(child)).toBe(1)
    expect(said()).toMatch(/^Port \d+ is in use by another program\..*\n$/)
    server.close()
  })

  it('with a database that does not answer ends with one sentence, without its password', async () => {
    const { child, said } = await spawnStart({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' })

    expect(await exitOf(child)).toBe(1)
    expect(said()).toMatch(/^The database 127\.0\.0\.1:1\/shop of DATABASE_URL cannot be reached .*\n$/)
    expect(said()).not.toContain('secret')
    expect(existsSync(join(data, 'lock.json'))).toBe(false)
  })
})

describe('a start under way', { timeout: 20_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops on %s, in order and with code 0', async (signal) => {
    await using silent = await startSilentServer()
    const { child } = await spawnStart({ DATABASE_URL: silent.url })
    await until(() => existsSync(join(data, 'lock.json')))

    child.kill(signal)

    expect(await exitOf(child)).toBe(0)
    expect(existsSync(join(data, 'lock.json'))).toBe(false)
  })

  it('stops when the program that runs it was killed', async () => {
    await using silent = await startSilentServer()
    const { child } = await spawnStart({ DATABASE_URL: silent.url }, [inWorkspace('scripts/run.mjs'), 'start'])
    await until(() => existsSync(join(data, 'lock.json')))

    child.kill('SIGKILL')
    await until(() => !existsSync(join(data, 'lock.json')))

    expect(existsSync(join(data, 'lock.json'))).toBe(false)
  })

  it('stops when npm was killed', async () => {
    await using silent = await startSilentServer()
    const script = `
      import { spawn } from 'node:child_process'
      const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })
      console.log('pid', child.pid)`
    const command = ['--input-type=module', '--eval', script, inWorkspace('scripts/run.mjs'), 'start']
    const { child, said } = await spawnStart({ DATABASE_URL: silent.url, npm_lifecycle_event: 'start' }, command)
    await until(() => existsSync(join(data, 'lock.json')))
    const pid = Number(/pid (\d+)/.exec(said())?.[1])

    child.kill('SIGKILL')
    await until(() => startTimeOf(pid) === undefined)

    expect(startTimeOf(pid)).toBeUndefined()
    expect(existsSync(join(data, 'lock.json'))).toBe(false)
    await endProcess(pid, [{ signal: 'SIGKILL', wait: 100 }])
  })
})
