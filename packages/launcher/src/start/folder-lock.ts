import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSameProcess, ownIdentity, type ProcessIdentity } from '../processes/process-identity.ts'
import { Refusal } from '../refusal.ts'

export type FolderLock = { release(): Promise<void> }

/**
 * Makes this process the only one that uses a data folder (F39). The lock of a process that is gone is taken over.
 * @throws Refusal when somebody else holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'lock.json')
  const own = JSON.stringify(ownIdentity())
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(file, own)) return { release: () => release(file, own) }
    const text = await readIfThere(file)
    const holder = text === undefined ? undefined : parse(text)
    if (holder && isSameProcess(holder)) throw inUse(folder, holder)
    if (text !== undefined) await removeStale(file, text)
  }
  throw new Refusal(`The data folder ${folder} is being started by several programs at once. Try again in a moment.`)
}

const inUse = (folder: string, { pid }: ProcessIdentity) =>
  new Refusal(
    `The data folder ${folder} is in use by another start (process ${pid}). Stop that one first, ` +
      'or give this one a folder of its own: AISLE_DATA=… npm start. Nothing was changed.',
  )

/** The file appears with its text, so that nobody finds an unfinished one. */
async function create(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves the lock away before it goes, so that of several that found it stale one alone removes it. */
async function removeStale(file: string, expected: string) {
  const aside = `${file}.${randomUUID()}`
  const moved = await rename(file, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (!moved) return
  const found = await readIfThere(aside)
  if (found !== expected) await rename(aside, file)
  else await rm(aside)
}

async function release(file: string, own: string) {
  if ((await readIfThere(file)) === own) await rm(file, { force: true })
}

/** A lock that cannot be read was being written when its process ended. */
function parse(text: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt }: { pid?: unknown; startedAt?: unknown } = JSON.parse(text)
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined
  } catch {
    return undefined // half of it, and nobody's
  }
}

async function readIfThere(file: string) {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
