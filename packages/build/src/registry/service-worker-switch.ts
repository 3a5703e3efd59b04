import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the tenants' documents: while it is there, service workers take themselves off (T53). */
const fileIn = (folder: string) => join(folder, 'service-worker.off')

export async function isServiceWorkerOff(folder: string): Promise<boolean> {
  try {
    await access(fileIn(folder))
    return true
  } catch {
    return false // not there
  }
}

/** For all tenants, from the next visit of each browser on. */
export async function switchServiceWorker(folder: string, state: 'on' | 'off'): Promise<void> {
  if (state === 'off') await writeFile(fileIn(folder), '')
  else await rm(fileIn(folder), { force: true })
}
