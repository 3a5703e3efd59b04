import { spawn } from 'node:child_process'
import { inWorkspace, WORKSPACE } from '../workspace.ts'
import { exitCodeOf } from './exit-code.ts'

/** Runs one of our programs in this terminal; its exit code becomes ours. */
export async function runProgram(path: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [inWorkspace(path), ...args], { cwd: WORKSPACE, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  process.exitCode = (await exitCodeOf(child)) ?? 1
}
