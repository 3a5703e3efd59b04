import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { syncFolder, writeDurably } from '../files/durable.ts'
import { readJson } from '../files/json.ts'
import { Refusal } from '../refusal.ts'
import { remoteReleaseSchema, type Release, releaseSchema, shellReleaseSchema, versionOf } from './release.ts'

const latestSchema = z.object({ version: z.string() })

/** Where releases of a slice are: `remotes/mf-orders` or `shell`. */
export const sliceFolder = (folder: string, slice: string) =>
  slice === 'shell' ? join(folder, 'shell') : join(folder, 'remotes', slice)

/** Published builds. Written once, never changed, kept for sessions that began with them. */
export function createReleaseStore(folder: string) {
  const folderOf = (slice: string, version: string) => join(sliceFolder(folder, slice), version)
  const pathOf = (slice: string, version: string) => join(folderOf(slice, version), 'release.json')
  const latestPath = (slice: string) => join(sliceFolder(folder, slice), 'latest.json')

  const absent = (slice: string, version: string) =>
    new Refusal(`${slice} ${version} was never published here; "aisle list" shows what was.`)

  return {
    has: (slice: string, version: string) => existsSync(pathOf(slice, version)),

    /** @throws Refusal if there is no such release */
    readRemote(name: string, version: string) {
      const release = readJson(pathOf(name, version), remoteReleaseSchema)
      if (!release) throw absent(name, version)
      return release
    },

    /** @throws Refusal if there is no such release */
    readShell(version: string) {
      const release = readJson(pathOf('shell', version), shellReleaseSchema)
      if (!release) throw absent('shell', version)
      return release
    },

    /** Copies a build's files in, all or none. A version that is there already is left as it is. */
    add(release: Release, files: string): void {
      const target = folderOf(release.name, versionOf(release))
      if (existsSync(join(target, 'release.json'))) return
      const draft = `${target}.${randomUUID()}.draft`
      try {
        for (const file of Object.keys(release.files)) {
          mkdirSync(dirname(join(draft, file)), { recursive: true })
          cpSync(join(files, file), join(draft, file))
        }
        writeDurably(join(draft, 'release.json'), JSON.stringify(z.parse(releaseSchema, release), null, 1))
        renameSync(draft, target)
        syncFolder(dirname(target))
      } finally {
        rmSync(draft, { recursive: true, force: true })
      }
    },

    /** The version that a tenant gets when it enables the slice. */
    latest: (slice: string) => readJson(latestPath(slice), latestSchema)?.version,
    setLatest: (slice: string, version: string) => writeDurably(latestPath(slice), `${JSON.stringify({ version })}\n`),

    /** All versions of a slice, the latest published first. */
    versions(slice: string): readonly string[] {
      const root = sliceFolder(folder, slice)
      if (!existsSync(root)) return []
      return readdirSync(root)
        .filter((version) => existsSync(join(root, version, 'release.json')))
        .sort((a, b) => statSync(join(root, b)).mtimeMs - statSync(join(root, a)).mtimeMs)
    },
  }
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>
