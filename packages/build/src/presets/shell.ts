import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { baseConfig, buildMode } from './base.ts'
import { BUNDLER_RUNTIME } from './one-bundler-runtime.ts'
import { providedByShell, sharedPackages } from './sharing.ts'
import { findWorkspace } from './workspace.ts'

type Options = { readonly folder?: string }

/** Everything about how the shell is built: it provides what is shared, and the run-time of the federation. */
export const shellConfig = ({ folder = join(findWorkspace(), 'shell') }: Options = {}) =>
  configOf(folder, buildMode() === 'development' ? [] : SHARED_LATER, {
    boot: join(folder, 'src/boot.ts'),
    // Where it is served from source, what it weighs does not matter.
    ...(buildMode() === 'development' && hasIslands(folder) ? islandsEntry(folder) : {}),
  })

/**
 * The second entry, which mounts single widgets in foreign pages. Bundled by itself, into the same folder: two entries
 * in one bundle share modules, which cannot be concatenated then, and the store's own would weigh 0.8 KiB more.
 */
export const islandsConfig = (folder: string) =>
  mergeRsbuildConfig<RsbuildConfig>(configOf(folder, [], islandsEntry(folder)), {
    // A package is shared only if the bundle imports it by its name, and remotes want all of them.
    source: { preEntry: [...sharedPackages] },
    output: { cleanDistPath: false },
    // Beside the store's own files, which have the same names.
    tools: { rspack: ({ output }) => void (output && (output.chunkFilename = 'async/[name].[contenthash:8].js')) },
  })

export const hasIslands = (folder: string) => existsSync(join(folder, 'src/islands.ts'))

const islandsEntry = (folder: string) => ({ islands: join(folder, 'src/islands.ts') })

/** What reads the replies of the API: pages that came with their data need none at first. */
const SHARED_LATER = ['zod/mini']

const configOf = (folder: string, later: readonly string[], entry: Readonly<Record<string, string>>) =>
  mergeRsbuildConfig<RsbuildConfig>(baseConfig('shell', folder), {
    source: { entry: { ...entry }, preEntry: jsxRuntimes() },
    // One script is one round trip, and 3.6 KiB lighter than two that cannot share what they repeat.
    splitChunks: false,
    tools: { rspack: (_, { addRules }) => addRules({ test: BUNDLER_RUNTIME, loader: `${oneBundlerRuntime}?lend` }) },
    plugins: [
      pluginModuleFederation({
        name: 'shell',
        shared: providedByShell(folder, later),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  })

const oneBundlerRuntime = fileURLToPath(import.meta.resolve('./one-bundler-runtime.ts'))

/** Remotes built for production and for development run beside each other in `aisle dev`: both find theirs. */
const jsxRuntimes = () => ['react/jsx-runtime', ...(buildMode() === 'development' ? ['react/jsx-dev-runtime'] : [])]
