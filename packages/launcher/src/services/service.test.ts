import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTimeOf } from '../processes/process-identity.ts'
import { freePorts } from '../start/ports.ts'
import { restartPause } from './restart.rules.ts'
import { startService } from './service.ts'

let logs: string
beforeEach(async () => {
  logs = await mkdtemp(join(tmpdir(), 'aisle-service-'))
})
afterEach(() => rm(logs, { recursive: true }))

const healthy = `
import { createServer } from 'node:http'
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')
console.log('{"level":30,"msg":"up"}')
process.once('SIGTERM', () => process.exit(0))`

async function declare(source: string) {
  const entry = join(logs, 'service.mjs')
  await writeFile(entry, source)
  const [port = 0] = await freePorts(1)
  return { name: 'service', port, environment: {}, entry }
}

const pidAt = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())

describe('a service', () => {
  it('is up once it answers, and gone after its stop', async () => {
    const declaration = await declare(healthy)
    const service = startService(declaration, { logs, onGivenUp: () => undefined })

    await service.ready()
    const pid = await pidAt(declaration.port)
    await service.stop()

    expect(startTimeOf(pid)).toBeUndefined()
    expect(await readFile(join(logs, 'service.log'), 'utf8')).toContain('"msg":"up"')
  })

  it('is started again when it was killed', async () => {
    const declaration = await declare(healthy)
    const service = startService(declaration, { logs, onGivenUp: () => undefined })
    await service.ready()
    const pid = await pidAt(declaration.port)

    process.kill(pid, 'SIGKILL')
    await pause(300)
    await service.ready()

    expect(await pidAt(declaration.port)).not.toBe(pid)
    await service.stop()
  })

  it('that does not start says why at once', async () => {
    const service = startService(await declare(`throw new Error('PORT is wrong')`), {
      logs,
      onGivenUp: () => undefined,
    })

    await expect(service.ready()).rejects.toThrow(/service did not start: .*PORT is wrong/)
    await service.stop()
  })

  it('that never gets ready is not waited for', async () => {
    const declaration = await declare('setInterval(() => undefined, 1000)')
    const service = startService(declaration, { logs, onGivenUp: () => undefined, readyWithin: 300 })

    await expect(service.ready()).rejects.toThrow('service did not get ready in time')
    await service.stop()
  })

  it('ends when its launcher was killed', async () => {
    const declaration = await declare(healthy)
    const script = `
      import { startService } from ${JSON.stringify(new URL('./service.ts', import.meta.url).href)}
      const service = startService(JSON.parse(process.argv[1]), { logs: process.argv[2], onGivenUp: () => undefined })
      await service.ready()
      process.send('ready')`
    const launcher = spawn(
      process.execPath,
      ['--input-type=module', '--eval', script, JSON.stringify(declaration), logs],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    )
    await once(launcher, 'message')
    const pid = await pidAt(declaration.port)

    launcher.kill('SIGKILL')
    await once(launcher, 'exit')

    for (let waited = 0; startTimeOf(pid) !== undefined && waited < 5000; waited += 50) await pause(50)
    expect(startTimeOf(pid)).toBeUndefined()
  })
})

it.each([
  { ends: [0], now: 0, wait: 250 },
  { ends: [0, 300, 900], now: 900, wait: 1000 },
  { ends: [0, 1, 2, 3, 4, 5], now: 5, wait: undefined },
  { ends: [0, 1, 2, 3, 4, 70_000], now: 70_000, wait: 250 },
])('after ends at $ends it waits $wait ms', ({ ends, now, wait }) => {
  expect(restartPause(ends, now)).toBe(wait)
})
