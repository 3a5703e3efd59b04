import { spawn } from 'node:child_process'
import { exitCodeOf } from '../processes/exit-code.ts'
import { Refusal } from '../refusal.ts'
import { inWorkspace, WORKSPACE } from '../workspace.ts'
import type { DataFolder } from './data-folder.ts'

/**
 * Builds what is stale and publishes shell and remotes, or those of the names, to the store's registry. In a process of
 * its own: a bundler keeps a lot of memory.
 */
export async function publishSlices(
  { registry }: DataFolder,
  signal: AbortSignal,
  names: readonly string[] = [],
): Promise<void> {
  const program = inWorkspace('packages/build/bin/aisle.mjs')
  const child = spawn(process.execPath, [program, 'publish', ...names, '--dir', registry], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => process.stdout.write(text.replaceAll(/^(?=.)/gm, '  ')))
  const code = await exitCodeOf(child)
  signal.throwIfAborted()
  if (code !== 0) throw new Refusal('Shell and remotes could not be published; the lines above say why.')
}
