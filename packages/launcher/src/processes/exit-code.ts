import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** `undefined` for a program that could not be started, or was ended by a signal. */
export async function exitCodeOf(child: ChildProcess): Promise<number | undefined> {
  try {
    const [code]: unknown[] = await once(child, 'exit')
    return typeof code === 'number' ? code : undefined
  } catch {
    return undefined // EACCES or ENOENT at the start
  }
}
