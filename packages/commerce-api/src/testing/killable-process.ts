import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

const KEPT_LINES = 30

/** A program that a test starts, kills and starts again. It never outlives the test's own process. */
export function createKillable(program: string, args: readonly string[], options: SpawnOptions) {
  let child: ChildProcess | undefined
  let said: string[] = []
  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null

  const kill = () => {
    if (!child?.pid || !isRunning()) return
    // Read first: a child of a dead process is not its child any more.
    const family = [child.pid, ...childrenOf(child.pid)]
    for (const pid of family) killOne(pid)
  }
  process.once('exit', kill)

  return {
    isRunning,
    /** The last lines that it wrote. */
    said: () => said.join(''),
    start() {
      said = []
      child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => (said = [...said, String(chunk)].slice(-KEPT_LINES)))
      }
    },
    /** `kill -9` of it and of its children, all at once. */
    async kill() {
      const dying = child
      const ended = dying && isRunning() ? once(dying, 'exit') : undefined
      kill()
      await ended
    },
    /** Asks it to end, and waits until it has. */
    async end(signal: NodeJS.Signals) {
      process.off('exit', kill)
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

function killOne(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function childrenOf(pid: number): readonly number[] {
  const path = `/proc/${pid}/task/${pid}/children`
  return (existsSync(path) ? readFileSync(path, 'utf8') : askPgrep(pid)).split(/\s+/).filter(Boolean).map(Number)
}

function askPgrep(pid: number) {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  } catch {
    return '' // pgrep fails where there are none
  }
}
