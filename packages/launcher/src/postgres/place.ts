import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { SHARED_PLACE } from './binaries.ts'

/**
 * Where a store's database lies: in its data folder, or, when that lies where the account of the database cannot go,
 * in a place of the system that is named after the data folder.
 */
export async function databasePlace(dataFolder: string, account: Account | undefined): Promise<string> {
  const usual = join(dataFolder, 'postgres')
  if (!account) return usual
  await letPass(dataFolder)
  if (await canEnter(account, dataFolder)) return usual
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16)
  return join(SHARED_PLACE, name, 'postgres')
}

/** Others may go through the data folder; what is in it says for itself who may read it. */
async function letPass(folder: string) {
  const { mode, uid } = await stat(folder)
  if (uid === process.getuid?.() && (mode & 0o001) === 0) await chmod(folder, (mode & 0o777) | 0o011)
}

/** Makes the folder that holds a database's folder, and gives it to the account. */
export async function preparePlace(place: string, account: Account | undefined) {
  const parent = dirname(place)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  await mkdir(place, { recursive: true, mode: 0o700 })
  if (account) await chown(place, account.uid, account.gid)
}
