import type { Rspack } from '@rsbuild/core'
import { kits } from '../presets/kits.ts'
import { lentRuntime } from '../presets/sharing.ts'
import type { BuildRecord } from './build-record.ts'

type Facts = Pick<BuildRecord, 'chunks' | 'entries' | 'exposes' | 'needs' | 'provides' | 'uses'>
type ChunkGroup = Rspack.Compilation['chunkGroups'][number]

const EXPOSED = '__federation_expose_'
const CONSUMED = /^consume shared module \([^)]+\) (\S+)@(\S+)/

const PROVIDED = /^provide shared module \([^)]+\) (\S+)@(\S+) = /

/**
 * What the bundler knows of a finished build: which files belong to which import, and what is shared. Of a slice also
 * what goes between shell and remotes past the share scope.
 */
export function readBundleFacts({ compilation }: Rspack.Stats, kind?: 'shell' | 'remote'): Facts {
  const groups = [...compilation.chunkGroups]
  const later = groups.filter((group) => !group.isInitial())
  const lent = kind ? lentRuntime(kind) : { needs: {}, provides: {} }
  const identifiers = [...compilation.modules].map((module) => module.identifier())
  return {
    entries: Object.fromEntries(
      [...compilation.entrypoints].map(([name, entry]) => [name, loadable(entry.getFiles())] as const),
    ),
    chunks: later.flatMap((group) =>
      group.origins.flatMap(({ module, request = sharedBy(module?.identifier()) }) =>
        request === undefined
          ? []
          : [{ request, from: sourceOf(module?.identifier()), files: loadable(group.getFiles()) }],
      ),
    ),
    exposes: Object.fromEntries(later.flatMap(exposed)),
    needs: { ...sharedModules(identifiers, CONSUMED), ...lent.needs },
    provides: { ...sharedModules(identifiers, PROVIDED), ...lent.provides },
    uses: usedOfKits(compilation),
  }
}

const exposed = (group: ChunkGroup): readonly (readonly [string, string[]])[] =>
  group.name?.startsWith(EXPOSED)
    ? [[`./${group.name.slice(EXPOSED.length)}`, loadable(group.getFiles())] as const]
    : []

/** The package that is shared by this module, where it is not in the first script. */
const sharedBy = (identifier = '') => /^provide shared module \([^)]+\) (\S+)@/.exec(identifier)?.[1]

/** Without hot updates, which the page asks for itself. */
const loadable = (files: readonly string[]) => files.filter((file) => /(?<!\.hot-update)\.(js|css)$/.test(file))

/** The file in a module's identifier, behind its loaders. */
const sourceOf = (identifier: string | undefined) => identifier?.split('!').at(-1) ?? ''

/**
 * What the modules of a build name of packages that are shared in part. Kits are passed over where a name is looked up,
 * so whoever imports one hangs on what is shared; an import of the whole counts as all of it.
 */
function usedOfKits({ moduleGraph, modules }: Rspack.Compilation): Record<string, string[]> {
  return Object.fromEntries(
    [...modules].flatMap((module) => {
      const [, name = ''] = CONSUMED.exec(module.identifier()) ?? []
      const given = kits[name]
      if (!given) return []
      const named = moduleGraph
        .getIncomingConnections(module)
        .filter(({ dependency }) => dependency.type === 'esm import specifier')
        .flatMap(({ dependency: { ids = [] } }) => ids[0] ?? given)
      return [[name, [...new Set(named)].toSorted()] as const]
    }),
  )
}

function sharedModules(identifiers: readonly string[], pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    identifiers
      .flatMap((identifier) => {
        const [, name, version] = pattern.exec(identifier) ?? []
        return name !== undefined && version !== undefined ? [[name, version] as const] : []
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
