import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVED_MAJORS, type Surface } from '@aisle/contract'
import { createOperator } from '../cli/operate.ts'
import { listSlices, type Slice } from '../building/slices.ts'
import { containerName } from '../presets/container-name.ts'
import { serverFile } from '../presets/server.ts'
import { serverFileOf } from '../presets/monolith.ts'
import { publishReleases } from '../publishing/publish.ts'
import { readSurface } from '../publishing/read-surface.ts'
import { openRegistry } from '../registry/registry.ts'
import type { RemoteRelease, ShellRelease } from '../registry/release.ts'
import { buildMonolith, type MonolithBuild } from './build-monolith.ts'

type Options = {
  readonly workspace: string
  /** The registry's folder: one of its own, which no shop is served from. */
  readonly registry: string
  readonly tenant: string
}

/**
 * Builds the store as one and makes a tenant of another registry run it, so that the same gateway serves it with the
 * same documents. Gives the version. @throws Refusal if it does not build
 */
export async function publishMonolith({ workspace, registry: folder, tenant }: Options): Promise<string> {
  const slices = listSlices(workspace)
  const remotes = slices.filter(({ kind }) => kind === 'remote')
  const registry = openRegistry(folder)
  const out = mkdtempSync(join(tmpdir(), 'aisle-monolith-'))
  try {
    const build = await buildMonolith(slices, out)
    await createOperator(registry).declareTenant({
      tenant,
      hosts: [`${tenant}.localhost`],
      remotes: remotes.map(({ name }) => name),
    })
    const releases = [shellOf(build), ...(await Promise.all(remotes.map((remote) => remoteOf(build, remote))))]
    await publishReleases(
      releases.map((release) => ({ files: out, release })),
      registry,
    )
    return build.version
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** All files are the shell's. */
const shellOf = (build: MonolithBuild): ShellRelease => ({
  kind: 'shell',
  name: 'shell',
  shell: {
    version: build.version,
    scripts: build.boot.filter((file) => file.endsWith('.js')).map((file) => assetOf(build, file)),
    styles: build.boot.filter((file) => file.endsWith('.css')).map((file) => assetOf(build, file)),
    server: serverOf(build, serverFile('shell')),
  },
  provides: {},
  serves: [...SERVED_MAJORS],
  files: build.files,
})

/** A remote is what it declares; its first chunk stands where a slice of its own has its entry. */
async function remoteOf(build: MonolithBuild, { name, folder }: Slice): Promise<RemoteRelease> {
  const surface: Surface = await readSurface(name, folder)
  const pages = Object.entries(build.pages[name] ?? {}).map(([page, files]) => {
    if (files.length < 2) throw new Error(`The monolith has no chunk for the page ${page} of ${name}.`)
    return [page, files.map((file) => assetOf(build, file))] as const
  })
  const entry = pages[0]?.[1][0]
  if (!entry) throw new Error(`The monolith has no chunk for ${name}.`)
  return {
    kind: 'remote',
    name,
    remote: {
      version: build.version,
      contract: surface.contract,
      entry,
      manifest: { name: containerName(name) },
      surface,
      preloads: Object.fromEntries(pages.map(([page, [, ...files]]) => [page, files])),
      server: serverOf(build, serverFileOf(name)),
    },
    needs: {},
    files: {},
  }
}

const assetOf = (build: MonolithBuild, file: string) => ({
  url: `/_/shell/${build.version}/${file}`,
  integrity: integrityOf(build, file),
})

const serverOf = (build: MonolithBuild, file: string) => ({
  file: `shell/${build.version}/${file}`,
  integrity: integrityOf(build, file),
})

function integrityOf({ files }: MonolithBuild, file: string) {
  const integrity = files[file]
  if (integrity === undefined) throw new Error(`The monolith's build has no ${file}.`)
  return integrity
}
