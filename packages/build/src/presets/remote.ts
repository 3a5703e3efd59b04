import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { baseConfig } from './base.ts'
import { containerName } from './container-name.ts'
import { BUNDLER_RUNTIME } from './one-bundler-runtime.ts'
import { takenFromShell } from './sharing.ts'
import { findWorkspace } from './workspace.ts'

/** Everything about how a remote is built. Its own config is its name. */
export function remoteConfig({ name, folder = join(findWorkspace(), name) }: { name: string; folder?: string }) {
  return mergeRsbuildConfig<RsbuildConfig>(baseConfig(name, folder), {
    source: { entry: {} },
    tools: { rspack: (_, { addRules }) => addRules({ test: BUNDLER_RUNTIME, loader: oneBundlerRuntime }) },
    plugins: [
      pluginModuleFederation({
        name: containerName(name),
        filename: 'entry.[contenthash:8].js',
        exposes: exposesOf(folder),
        shared: takenFromShell(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          externalRuntime: true,
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  })
}

const oneBundlerRuntime = fileURLToPath(import.meta.resolve('./one-bundler-runtime.ts'))

/** `./remote` always, `./island` where the remote has widgets for pages outside the shell. */
function exposesOf(folder: string) {
  const island = join(folder, 'src/island.ts')
  return {
    './remote': join(folder, 'src/remote.ts'),
    ...(existsSync(island) ? { './island': island } : {}),
  }
}
