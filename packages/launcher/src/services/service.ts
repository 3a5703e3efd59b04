import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endProcess, sendSignal } from '../processes/end-process.ts'
import { Refusal } from '../refusal.ts'
import { inWorkspace, WORKSPACE } from '../workspace.ts'
import { restartPause } from './restart.rules.ts'
import { openServiceLog, rotateLog } from './service-log.ts'

export type ServiceDeclaration = {
  /** Also its folder under `packages`. */
  readonly name: string
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  /** Program to run, `src/main.ts` of the package unless given. */
  readonly entry?: string
  /** What Node.js is told beside the program. */
  readonly nodeOptions?: readonly string[]
}

export type Service = {
  /** @throws Refusal when it ends, or does not answer `/readyz` in time */
  ready(): Promise<void>
  stop(): Promise<void>
}

type Surroundings = {
  readonly logs: string
  /** Told once a service that ran keeps ending. */
  readonly onGivenUp: (reason: string) => void
  readonly readyWithin?: number
}

const READY_WITHIN = 60_000
const PRELOAD = new URL('./stop-with-parent.ts', import.meta.url).href

/** Starts a service as a process of its own, and again when it ends by itself after having been ready. */
export function startService(
  {
    name,
    port,
    environment,
    entry = inWorkspace('packages', name, 'src/main.ts'),
    nodeOptions = [],
  }: ServiceDeclaration,
  { logs, onGivenUp, readyWithin = READY_WITHIN }: Surroundings,
): Service {
  const file = join(logs, `${name}.log`)
  rotateLog(file)
  const log = openServiceLog(name, file)
  const ends: number[] = []
  let phase: 'starting' | 'running' | 'stopping' = 'starting'
  let child: ChildProcess

  const launch = () => {
    child = spawn(process.execPath, [...nodeOptions, '--import', PRELOAD, entry], {
      cwd: WORKSPACE,
      env: { ...inherited(), NODE_ENV: 'production', ...environment, PORT: String(port) },
      // A group of its own: Ctrl-C reaches it through us, after the services that call it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    if (child.stdout) log.follow(child.stdout, false)
    if (child.stderr) log.follow(child.stderr, true)
    child.once('exit', () => void relaunch())
  }

  const relaunch = async () => {
    if (phase !== 'running') return
    ends.push(Date.now())
    const wait = restartPause(ends, Date.now())
    if (wait === undefined) return onGivenUp(`${name} keeps ending: ${log.lastProblem()} Its log is ${file}.`)
    console.error(`[${name}] ended and is started again`)
    await pause(wait)
    if (phase === 'running') launch()
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  launch()
  return {
    async ready() {
      const deadline = Date.now() + readyWithin
      while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
        if (phase === 'starting' && hasEnded())
          throw new Refusal(`${name} did not start: ${log.lastProblem()} Its log is ${file}.`)
        if (Date.now() > deadline) throw new Refusal(`${name} did not get ready in time. Its log is ${file}.`)
        await pause(50)
      }
      phase = 'running'
    },
    async stop() {
      phase = 'stopping'
      if (child.pid !== undefined && !hasEnded()) {
        await endProcess(child.pid, [{ signal: 'SIGTERM', wait: 12_000 }])
        sendSignal(-child.pid, 'SIGKILL') // whatever it started and did not stop
      }
      log.close()
    },
  }
}

const inherited = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TZ: process.env['TZ'] ?? 'UTC',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
})

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false // not listening yet
  }
}
