import type { Rspack } from '@rsbuild/core'
import { kits } from '../presets/kits.ts'
import type { BuildRecord } from './build-record.ts'

type Facts = Pick<BuildRecord, 'chunks' | 'entries' | 'exposes' | 'needs' | 'provides' | 'uses'>
type ChunkGroup = Rspack.Compilation['chunkGroups'][number]

const EXPOSED = '__federation_expose_'

/** What the bundler knows of a finished build: which files belong to which import, and what is shared. */
export function readBundleFacts({ compilation }: Rspack.Stats): Facts {
  const groups = [...compilation.chunkGroups]
  const later = groups.filter((group) => !group.isInitial())
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
    needs: sharedModules(identifiers, /^consume shared module \([^)]+\) (\S+)@(\S+)/),
    provides: sharedModules(identifiers, /^provide shared module \([^)]+\) (\S+)@(\S+) = /),
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

/** Where the bundler does not say which names of a kit are used, all are. */
function usedOfKits({ entrypoints, moduleGraph, modules }: Rspack.Compilation): Record<string, string[]> {
  const runtimes = [...entrypoints.keys()]
  return Object.fromEntries(
    [...modules].flatMap((module) => {
      const [, name = ''] = /[\\/]kit[\\/](.+)\.js$/.exec(sourceOf(module.identifier())) ?? []
      const given = kits[name]
      if (!given) return []
      const used = moduleGraph.getUsedExports(module, runtimes)
      return [[name, Array.isArray(used) ? used.toSorted() : [...given]] as const]
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
