import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file in truth: links on its way are followed. */
export type FoundFile = {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Changes when the file does. */
  readonly key: string
}

/**
 * The file at a path below `root`; `undefined` where there is none, or where it lies elsewhere in truth. With
 * `followsLinks: false` one behind a link is none either, wherever it lies.
 */
export async function locateFile(
  root: string,
  segments: readonly string[],
  { followsLinks = true } = {},
): Promise<FoundFile | undefined> {
  try {
    const [base, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))])
    const isBelow = followsLinks ? path.startsWith(base + sep) : path === join(base, ...segments)
    if (!isBelow) return undefined
    const entry = await stat(path)
    return entry.isFile() ? { path, size: entry.size, key: `${path} ${entry.size} ${entry.mtimeMs}` } : undefined
  } catch (error) {
    // Not there, or not to be read: both are 404 to whoever asks.
    if (
      error instanceof Error &&
      'code' in error &&
      /^(ENOENT|ENOTDIR|ENAMETOOLONG|EACCES|ELOOP)$/.test(String(error.code))
    ) {
      return undefined
    }
    throw error
  }
}
