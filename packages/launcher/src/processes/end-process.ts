import { setTimeout as pause } from 'node:timers/promises'
import { startTimeOf } from './process-identity.ts'

type Step = { readonly signal: NodeJS.Signals; readonly wait: number }

/** Sends one signal after the other until the process is gone. Answers whether it is. */
export async function endProcess(pid: number, steps: readonly Step[]): Promise<boolean> {
  for (const { signal, wait } of steps) {
    if (!sendSignal(pid, signal)) return true
    const deadline = Date.now() + wait
    while (Date.now() < deadline) {
      if (startTimeOf(Math.abs(pid)) === undefined) return true
      await pause(25)
    }
  }
  return startTimeOf(Math.abs(pid)) === undefined
}

/** A negative number is a whole process group. Answers whether there was anybody to receive it. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}
