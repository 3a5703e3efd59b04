import type { Surface } from '@aisle/contract'
import { integrityOf } from '../building/integrity.ts'
import { serverFile } from '../presets/server.ts'
import type { Candidate } from '../publishing/publish.ts'
import { type RemoteRelease, type ShellRelease, versionOf } from '../registry/release.ts'
import { makeFolder, writeFiles } from './fixture-workspace.ts'

type RemoteOverrides = {
  readonly version?: string
  readonly surface?: Partial<Surface>
  readonly needs?: Readonly<Record<string, string>>
  readonly uses?: RemoteRelease['uses']
}

export const buildSurface = (remote: string, overrides: Partial<Surface> = {}): Surface => ({
  remote,
  contract: 1,
  routes: { main: { path: `/${remote}`, title: 'Main' } },
  widgets: {},
  dialogs: {},
  menu: [],
  ...overrides,
})

export function buildRemoteRelease(name: string, overrides: RemoteOverrides = {}): RemoteRelease {
  const version = overrides.version ?? '0.1.0-00000001'
  const surface = buildSurface(name, overrides.surface)
  const integrity = integrityOf(Buffer.from(version))
  return {
    kind: 'remote',
    name,
    remote: {
      version,
      contract: surface.contract,
      entry: { url: `/_/remotes/${name}/${version}/entry.js`, integrity },
      manifest: { name: name.replaceAll('-', '_') },
      surface,
      preloads: { main: [] },
    },
    needs: { react: '^19.3.1', ...overrides.needs },
    uses: overrides.uses,
    files: { 'entry.js': integrity },
  }
}

export function buildShellRelease(overrides: Partial<ShellRelease> & { readonly version?: string } = {}): ShellRelease {
  const { version = '0.1.0-0000000a', ...rest } = overrides
  const integrity = integrityOf(Buffer.from(version))
  return {
    kind: 'shell',
    name: 'shell',
    shell: { version, scripts: [{ url: `/_/shell/${version}/boot.js`, integrity }], styles: [] },
    provides: { react: '19.3.1', 'zod/mini': '4.6.7' },
    gives: { 'zod/mini': ['object', 'string'] },
    serves: [1],
    files: { 'boot.js': integrity },
    ...rest,
  }
}

/** A release with files to copy. */
export function asCandidate(release: RemoteRelease | ShellRelease): Candidate {
  const files = makeFolder()
  const text = release.kind === 'remote' ? release.remote.version : release.shell.version
  writeFiles(files, Object.fromEntries(Object.keys(release.files).map((file) => [file, text])))
  return { files, release }
}

/** A release with files to copy, one of which renders it on the server. */
export function asRenderedCandidate(release: RemoteRelease | ShellRelease, code: string): Candidate {
  const { files, release: plain } = asCandidate(release)
  const file = serverFile(release.kind)
  const folder = release.kind === 'remote' ? `remotes/${release.name}` : release.name
  const server = { file: `${folder}/${versionOf(release)}/${file}`, integrity: integrityOf(Buffer.from(code)) }
  writeFiles(files, { [file]: code })
  const all = { ...plain.files, [file]: server.integrity }
  return plain.kind === 'remote'
    ? { files, release: { ...plain, remote: { ...plain.remote, server }, files: all } }
    : { files, release: { ...plain, shell: { ...plain.shell, server }, files: all } }
}
