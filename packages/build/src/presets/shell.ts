import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { baseConfig, buildMode } from './base.ts'
import { providedByShell } from './sharing.ts'
import { findWorkspace } from './workspace.ts'

/** Everything about how the shell is built: it provides what is shared, and the run-time of the federation. */
export function shellConfig({ folder = join(findWorkspace(), 'shell') }: { folder?: string } = {}) {
  return mergeRsbuildConfig<RsbuildConfig>(baseConfig('shell', folder), {
    source: { entry: entriesOf(folder), preEntry: jsxRuntimes() },
    // One script is one round trip, and 3.6 KiB lighter than two that cannot share what they repeat.
    splitChunks: false,
    plugins: [
      pluginModuleFederation({
        name: 'shell',
        shared: providedByShell(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  })
}

/** Remotes built for production and for development run beside each other in `aisle dev`: both find theirs. */
const jsxRuntimes = () => ['react/jsx-runtime', ...(buildMode() === 'development' ? ['react/jsx-dev-runtime'] : [])]

/** `boot` starts the store; `islands`, where there is one, mounts single widgets in foreign pages. */
function entriesOf(folder: string) {
  const islands = join(folder, 'src/islands.ts')
  return {
    boot: join(folder, 'src/boot.ts'),
    ...(existsSync(islands) ? { islands } : {}),
  }
}
