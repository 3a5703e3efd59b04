import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files of drawings by their path below `/images/`. */
export async function writeImages(
  folder: string,
  images: Iterable<readonly [path: string, svg: string]>,
): Promise<void> {
  for (const [path, svg] of images) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
}
