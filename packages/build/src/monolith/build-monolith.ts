import { join } from 'node:path'
import { bundle } from '../building/build.ts'
import { readBundleFacts } from '../building/bundle-facts.ts'
import { hashFolder, shortHash } from '../building/integrity.ts'
import type { Slice } from '../building/slices.ts'
import { writeDurably } from '../files/durable.ts'
import { type Monolith, monolithConfig, monolithServerConfig, requestOf, serverFileOf } from '../presets/monolith.ts'
import { serviceWorkerConfig } from '../presets/service-worker.ts'
import { readRemoteParts } from '../publishing/remote-parts.ts'

/** The store as one build: its files, and which of them are needed for what. */
export type MonolithBuild = {
  readonly out: string
  readonly version: string
  /** Path below `out` → integrity. */
  readonly files: Readonly<Record<string, string>>
  /** Files that a document loads first, in order. */
  readonly boot: readonly string[]
  /** Remote → page → files behind the first ones, the remote's own module at the head. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** Builds shell and remotes as one, for browsers and for the server. @throws Refusal if it does not build */
export async function buildMonolith(slices: readonly Slice[], out: string): Promise<MonolithBuild> {
  const [shell] = slices.filter(({ kind }) => kind === 'shell')
  if (!shell) throw new Error('There is no shell to build.')
  const remotes = slices.filter(({ kind }) => kind === 'remote')
  const monolith: Monolith = {
    shell: shell.folder,
    remotes: Object.fromEntries(remotes.map(({ name, folder }) => [name, folder])),
    out,
  }
  const name = 'the monolith'
  const { entries, chunks } = readBundleFacts(await bundle({ name, folder: shell.folder }, monolithConfig(monolith)))
  await bundle({ name, folder: shell.folder }, monolithServerConfig(monolith))
  await bundle({ name, folder: shell.folder }, serviceWorkerConfig(shell.folder, out))
  for (const remote of remotes) {
    writeDurably(join(out, serverFileOf(remote.name)), `export { remote } from '${requestOf(remote.name)}'\n`)
  }

  const filesOf = (request: string | undefined, from: string) =>
    chunks.find((chunk) => chunk.request === request && chunk.from.endsWith(from))?.files ?? []
  const pagesOf = ({ name: remote, folder }: Slice) =>
    [...readRemoteParts(folder).pages].map(([page, request]): [string, readonly string[]] => {
      const own = filesOf(request, `/${remote}/src/remote.ts`)
      return [page, [...new Set([...filesOf(requestOf(remote), '/monolith/runtime.js'), ...own])]]
    })
  const files = hashFolder(out)
  return {
    out,
    version: `${shell.version}-${shortHash(files)}`,
    files,
    boot: entries['boot'] ?? [],
    pages: Object.fromEntries(remotes.map((remote) => [remote.name, Object.fromEntries(pagesOf(remote))])),
  }
}
