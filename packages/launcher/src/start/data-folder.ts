import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'

export type DataFolder = ReturnType<typeof dataFolder>

/** What lies where in the data folder. */
export const dataFolder = (root: string) => ({
  root,
  database: join(root, 'postgres'),
  registry: join(root, 'registry'),
  images: join(root, 'images'),
  /** Pictures in other widths, made by the gateway; it may be emptied at any time. */
  imageCache: join(root, 'image-cache'),
  keys: join(root, 'keys'),
  /** Who pushes, where the environment names nobody. */
  pushKeys: join(root, 'keys', 'push.json'),
  partners: join(root, 'partners'),
  logs: join(root, 'logs'),
  secrets: join(root, 'secrets.json'),
  seeded: join(root, 'seeded.json'),
  /** Ports of the services that run. */
  services: join(root, 'services.json'),
})

/** @throws Refusal when the folder cannot be made */
export async function openDataFolder(root: string): Promise<DataFolder> {
  const folder = dataFolder(root)
  try {
    for (const path of [root, folder.logs, folder.registry, folder.images, folder.keys, folder.partners]) {
      await mkdir(path, { recursive: true })
    }
    return folder
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new Refusal(
      `The data folder ${root} cannot be written (${reason}). Choose another one: AISLE_DATA=… npm start.`,
      { cause },
    )
  }
}
