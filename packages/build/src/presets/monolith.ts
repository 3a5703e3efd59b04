import { join } from 'node:path'
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { baseConfig } from './base.ts'
import { containerName } from './container-name.ts'
import { beginnings } from './kits.ts'
import { serverConfig } from './server.ts'

export type Monolith = {
  readonly shell: string
  /** Folders of the remotes by name. */
  readonly remotes: Readonly<Record<string, string>>
  /** Where the build goes. */
  readonly out: string
}

/** How a remote's module is asked for at run time, in a store of slices as here. */
export const requestOf = (remote: string) => `${containerName(remote)}/remote`
/** The module of a remote in the server's build. */
export const serverFileOf = (remote: string) => `server/${remote}.mjs`

const NAME = 'monolith'

/**
 * The store as one build for browsers, to be held against the one of slices: the same sources, each remote and each
 * page a chunk, and a plain `import()` where the federation's run-time was. Nobody publishes it.
 */
export const monolithConfig = ({ shell, remotes, out }: Monolith) =>
  mergeRsbuildConfig<RsbuildConfig>(baseConfig(NAME, shell), {
    source: { entry: { boot: join(shell, 'src/boot.ts') }, preEntry: [beginningOf(shell)] },
    output: { distPath: { root: out } },
    // A page is a chunk, as in a remote. Chunks that pages share make the first load heavier by 2 to 3 KiB.
    splitChunks: false,
    resolve: {
      alias: {
        '@module-federation/enhanced/runtime$': runtimeOf(shell),
        ...Object.fromEntries(
          Object.entries(remotes).map(([name, folder]) => [`${requestOf(name)}$`, join(folder, 'src/remote.ts')]),
        ),
      },
    },
    tools: {
      rspack: (_config, { appendPlugins, rspack }) =>
        appendPlugins(
          written(rspack, {
            [runtimeOf(shell)]: runtime(Object.keys(remotes)),
            [beginningOf(shell)]: Object.values(beginnings).join(''),
          }),
        ),
    },
  })

/** The same for the server: the shell, which holds the remotes and hands them out beside it. */
export function monolithServerConfig({ shell, remotes, out }: Monolith): RsbuildConfig {
  const entry = join(shell, 'monolith/server.js')
  return mergeRsbuildConfig<RsbuildConfig>(
    { ...serverConfig({ name: NAME, kind: 'shell', folder: shell }), source: { entry: { shell: entry } } },
    {
      output: { distPath: { root: join(out, 'server') } },
      tools: {
        rspack: (_config, { appendPlugins, rspack }) =>
          appendPlugins(written(rspack, { [entry]: serverEntry(shell, remotes) })),
      },
    },
  )
}

const runtimeOf = (shell: string) => join(shell, 'monolith/runtime.js')
const beginningOf = (shell: string) => join(shell, 'monolith/beginning.js')

/** What is used of the federation's run-time. */
const runtime = (remotes: readonly string[]) => `
const remotes = {
${remotes.map((name) => `  '${requestOf(name)}': () => import('${requestOf(name)}'),`).join('\n')}
}
const instance = {
  registerPlugins() {},
  registerRemotes() {},
  loadRemote: (request) => remotes[request](),
}
export const getInstance = () => instance
`

const serverEntry = (shell: string, remotes: Monolith['remotes']) => `
${Object.entries(remotes)
  .map(([name, folder]) => `import { remote as ${containerName(name)} } from '${join(folder, 'src/remote.ts')}'`)
  .join('\n')}
export { renderPage } from '${join(shell, 'src/server.ts')}'
export const shared = {
${Object.keys(remotes)
  .map((name) => `  '${requestOf(name)}': { remote: ${containerName(name)} },`)
  .join('\n')}
}
`

const written = ({ experiments }: typeof Rspack.rspack, files: Readonly<Record<string, string>>) =>
  new experiments.VirtualModulesPlugin({ ...files })
