import { open, readFile } from 'node:fs/promises'

/** What a file of this store's own says: made once, readable by its owner only. */
export async function readOrMake(file: string, make: () => object): Promise<unknown> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!handle) return JSON.parse(await readFile(file, 'utf8'))
  const made = make()
  await handle.writeFile(JSON.stringify(made))
  await handle.sync()
  await handle.close()
  return made
}
