import type { Asset, Surface } from '@aisle/contract'
import { SERVED_MAJORS } from '@aisle/contract'
import type { BuildRecord } from '../building/build-record.ts'
import { containerName } from '../presets/container-name.ts'
import { kits } from '../presets/kits.ts'
import { serverFile } from '../presets/server.ts'
import type { RemoteRelease, ShellRelease } from '../registry/release.ts'
import { Refusal } from '../refusal.ts'
import type { RemoteParts } from './remote-parts.ts'

/** `''` for the page's own origin, or the address of a CDN that serves the registry's folder. */
type Origin = string

/** The release of a remote's build: what registries will say of it. @throws Refusal if the build lacks something */
export function describeRemote(
  name: string,
  { build, surface, parts }: { build: BuildRecord; surface: Surface; parts: RemoteParts },
  origin: Origin = '',
): RemoteRelease {
  const asset = assetsAt(build, `${origin}/_/remotes/${name}/${build.version}`)
  const [entry] = build.entries[containerName(name)] ?? []
  if (entry === undefined) throw new Refusal(`The build of ${name} has no entry.`)
  return {
    kind: 'remote',
    name,
    remote: {
      version: build.version,
      contract: surface.contract,
      entry: asset(entry),
      manifest: { name: containerName(name), exposes: Object.keys(build.exposes) },
      surface,
      preloads: Object.fromEntries(
        Object.keys(surface.routes).map((page) => [page, filesOfPage(build, parts, page).map(asset)]),
      ),
      ...serverBuild(build, `remotes/${name}`, serverFile('remote')),
    },
    needs: build.needs,
    uses: build.uses,
    files: build.files,
  }
}

/** Files that a page needs behind the entry: the remote's own module and the page's chunk. */
export function filesOfPage(build: BuildRecord, parts: RemoteParts, page: string): readonly string[] {
  const request = parts.pages.get(page)
  const chunk = build.chunks.find((candidate) => candidate.request === request && candidate.from.endsWith('/remote.ts'))
  return [...new Set([...(build.exposes['./remote'] ?? []), ...(chunk?.files ?? [])])]
}

export function describeShell(build: BuildRecord, origin: Origin = ''): ShellRelease {
  const asset = assetsAt(build, `${origin}/_/shell/${build.version}`)
  const files = build.entries['boot']
  if (!files) throw new Refusal('The build of the shell has no entry "boot".')
  return {
    kind: 'shell',
    name: 'shell',
    shell: {
      version: build.version,
      scripts: files.filter((file) => file.endsWith('.js')).map(asset),
      styles: files.filter((file) => file.endsWith('.css')).map(asset),
      ...(build.entries['islands'] ? { islands: build.entries['islands'].map(asset) } : {}),
      ...serverBuild(build, 'shell', serverFile('shell')),
    },
    provides: build.provides,
    gives: Object.fromEntries(Object.entries(kits).map(([name, names]) => [name, [...names]])),
    serves: [...SERVED_MAJORS],
    files: build.files,
  }
}

/** The module for the server, where the build has one. */
function serverBuild({ files, version }: BuildRecord, folder: string, file: string) {
  const integrity = files[file]
  return integrity === undefined ? {} : { server: { file: `${folder}/${version}/${file}`, integrity } }
}

const assetsAt =
  (build: BuildRecord, base: string) =>
  (file: string): Asset => {
    const integrity = build.files[file]
    if (integrity === undefined) throw new Refusal(`The build names ${file}, which it does not contain.`)
    return { url: `${base}/${file}`, integrity }
  }
