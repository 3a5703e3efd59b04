import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { readBundleFacts } from '../building/bundle-facts.ts'
import { hashFolder } from '../building/integrity.ts'
import type { Slice } from '../building/slices.ts'
import { writeDurably } from '../files/durable.ts'
import { checkComposition } from '../publishing/check-composition.ts'
import { describeRemote, describeShell } from '../publishing/describe-release.ts'
import { readSurface } from '../publishing/read-surface.ts'
import { readRemoteParts } from '../publishing/remote-parts.ts'
import { runRemote, runShell } from '../registry/changes.ts'
import { openRegistry, type Registry } from '../registry/registry.ts'
import type { Release } from '../registry/release.ts'
import { sliceFolder } from '../registry/release-store.ts'
import { Refusal } from '../refusal.ts'

/**
 * A copy of a registry for development. What is served from source is published into it with every save, hashes
 * included: the store needs no back door for unpublished code.
 */
export function copyRegistry(registry: Registry, folder: string): Registry {
  rmSync(folder, { recursive: true, force: true })
  if (existsSync(registry.folder)) cpSync(registry.folder, folder, { recursive: true })
  rmSync(join(folder, 'lock'), { force: true })
  return openRegistry(folder)
}

/** The one version of a slice that changes in place, so that a page finds its hot updates. */
const versionOf = (slice: Slice) => `${slice.version}-dev`

/** Where the dev server of a slice writes. */
export const devFolder = (registry: Registry, slice: Slice) =>
  join(sliceFolder(registry.folder, slice.name), versionOf(slice))

/** Makes all tenants that have the slice run what was just compiled. @throws Refusal */
export async function publishCompiled(registry: Registry, slice: Slice, stats: Rspack.Stats): Promise<void> {
  const folder = devFolder(registry, slice)
  const release = await describe(slice, folder, stats)
  writeDurably(join(folder, 'release.json'), JSON.stringify(release))
  await registry.change({
    command: `dev ${slice.name}`,
    slice: slice.name,
    tenants: registry.listTenants(),
    edit: (document, tenant) => {
      if (!document) throw new Refusal(`There is no tenant ${tenant}.`)
      if (release.kind === 'shell') return runShell(document, release)
      return document.enabled.includes(slice.name) ? runRemote(document, release) : document
    },
    check: (document) => checkComposition(document, registry.releases),
  })
}

async function describe(slice: Slice, folder: string, stats: Rspack.Stats): Promise<Release> {
  const build = {
    inputs: '',
    version: versionOf(slice),
    files: hashFolder(folder),
    ...readBundleFacts(stats, slice.kind),
  }
  if (slice.kind === 'shell') return describeShell(build)
  const release = describeRemote(slice.name, {
    build,
    surface: await readSurface(slice.name, slice.folder),
    parts: readRemoteParts(slice.folder),
  })
  // Without integrity in the build, its loader asks in another mode than a preload does: everything would come twice.
  const preloads = Object.fromEntries(Object.keys(release.remote.preloads).map((page) => [page, []]))
  return { ...release, remote: { ...release.remote, preloads } }
}
