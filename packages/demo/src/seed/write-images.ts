import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Drawing } from '../drawings.ts'

/** Files of drawings in the folder that is served at `/images/`. */
export async function writeImages(folder: string, drawings: Iterable<Drawing>): Promise<void> {
  for (const { path, svg } of drawings) {
    const file = join(folder, path.replace(/^\/images\//, ''))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
}
