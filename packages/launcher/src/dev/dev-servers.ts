import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod'
import { endProcess } from '../processes/end-process.ts'
import { Refusal } from '../refusal.ts'
import type { ServedSlices } from '../services/declarations.ts'
import { inWorkspace, WORKSPACE } from '../workspace.ts'

type Options = { readonly names: readonly string[]; readonly registryDir: string; readonly signal: AbortSignal }

export type DevServers = ServedSlices & {
  /** Settles when they end, asked to or not. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const PRELOAD = new URL('../services/stop-with-parent.ts', import.meta.url).href
const messageSchema = z.object({ registryDir: z.string(), sockets: z.array(z.string()) })

/** The bundler's dev servers, in a process of their own that listens to no terminal. @throws Refusal */
export async function startDevServers({ names, registryDir, signal }: Options): Promise<DevServers> {
  const program = inWorkspace('packages/build/bin/aisle.mjs')
  const child = spawn(process.execPath, ['--import', PRELOAD, program, 'dev', ...names, '--dir', registryDir], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches it through us.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (child.pid !== undefined && !hasEnded) await endProcess(child.pid, [{ signal: 'SIGTERM', wait: 3000 }])
  }
  try {
    const { registryDir: folder, sockets } = await firstMessage(child, signal)
    return { registryDir: folder, devSockets: sockets, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function firstMessage(child: ChildProcess, signal: AbortSignal) {
  const left = once(child, 'exit', { signal }).then(() => {
    throw new Refusal('The dev servers did not start; the lines above say why.')
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), left])
  left.catch(() => undefined) // it ends some day
  return messageSchema.parse(message)
}
