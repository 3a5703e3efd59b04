import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endProcess } from '../processes/end-process.ts'
import { commandOf, startTimeOf } from '../processes/process-identity.ts'
import { Refusal } from '../refusal.ts'

/** First line of `postmaster.pid`: the server that uses, or used, this folder. */
async function readPostmaster(place: string) {
  const text = await readFile(join(place, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const pid = Number(text?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/**
 * Stops the server that a killed start left behind (F35). The caller holds the data folder's lock, so nobody else
 * has a right to it. Answers whether there was one.
 */
export async function stopOrphan(place: string): Promise<boolean> {
  const pid = await readPostmaster(place)
  if (pid === undefined) return false
  const isServer = startTimeOf(pid) !== undefined && commandOf(pid)?.includes(place) === true
  if (isServer) {
    const isGone = await endProcess(pid, [
      { signal: 'SIGINT', wait: 30_000 },
      { signal: 'SIGQUIT', wait: 10_000 },
    ])
    if (!isGone)
      throw new Refusal(`A database of an earlier start (process ${pid}) does not stop. Stop it and start again.`)
  }
  // The file of a server that was killed would make the next one ask whether that number is still in use.
  await rm(join(place, 'postmaster.pid'), { force: true })
  return isServer
}
