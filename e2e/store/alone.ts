import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Waits until no other worker has this name, and has it until disposed of: for shoppers whose one cart all browsers share. */
export async function alone(name: string): Promise<AsyncDisposable> {
  const lock = join(tmpdir(), `aisle-e2e-${process.env['STORE_PORT']}-${name}`)
  const deadline = Date.now() + 120_000
  for (;;) {
    try {
      await mkdir(lock)
      return { [Symbol.asyncDispose]: () => rm(lock, { recursive: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      // The lock of a run that was killed.
      if (Date.now() > deadline) await rm(lock, { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
