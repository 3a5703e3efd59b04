import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMissing } from '../files/json.ts'
import type { Slice } from './slices.ts'

/** Workspace packages whose source ends up in a browser build. */
const browserPackages = ['contract', 'api', 'platform', 'ui']

/** A hash over everything that a build is made from. Equal hash, equal build. */
export function hashInputs(workspace: string, { folder }: Slice): string {
  const hash = createHash('sha256')
  const sources = [
    join(workspace, 'pnpm-lock.yaml'),
    join(workspace, 'packages/build/src/presets'),
    join(workspace, 'packages/build/src/building'),
    ...browserPackages.map((name) => join(workspace, 'packages', name, 'src')),
    join(folder, 'package.json'),
    join(folder, 'rsbuild.config.ts'),
    join(folder, 'src'),
    join(folder, 'public'),
  ]
  for (const path of sources.flatMap((path) => filesOf(path))) {
    hash.update(relative(workspace, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** The files below a path in a fixed order, or the file itself; without tests, which are never built in. */
export function filesOf(path: string, { withTests = false } = {}): readonly string[] {
  return entriesOf(path)
    .filter((entry) => entry === undefined || (entry.isFile() && (withTests || !/\.test\.tsx?$/.test(entry.name))))
    .map((entry) => (entry ? join(entry.parentPath, entry.name) : path))
    .sort()
}

function entriesOf(path: string): readonly (Dirent | undefined)[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (!isMissing(error)) throw error
    return isFolderless(error) ? [undefined] : []
  }
}

/** `readdir` of a plain file. */
const isFolderless = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOTDIR'
