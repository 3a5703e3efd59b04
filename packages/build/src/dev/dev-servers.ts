import { join } from 'node:path'
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { loadConfig } from '../building/build.ts'
import { findSlice, listSlices, type Slice } from '../building/slices.ts'
import type { Registry } from '../registry/registry.ts'
import { copyRegistry, devFolder, publishCompiled } from './dev-registry.ts'

export type DevOptions = {
  readonly workspace: string
  /** The registry whose tenants and releases are the starting point. It stays as it is. */
  readonly registry: Registry
  /** Slices to run from source, all when empty. The shell always is: Fast Refresh needs React's development build. */
  readonly names: readonly string[]
  readonly print: (text: string) => void
  readonly firstPort?: number
}

/** The first port of the dev servers, which only send word of hot updates. */
const FIRST_PORT = 4100

/** Compiles slices with every save. The gateway shows them when its REGISTRY_DIR is the folder given back. */
export async function startDevServers({ workspace, registry, names, print, firstPort = FIRST_PORT }: DevOptions) {
  // The presets look at it when the configs are loaded.
  process.env['AISLE_BUILD_MODE'] = 'development'
  const copy = copyRegistry(registry, join(registry.folder, '../dev-registry'))
  const slices =
    names.length === 0
      ? listSlices(workspace)
      : [...new Set(['shell', ...names])].map((name) => findSlice(workspace, name))
  const servers: (() => Promise<void>)[] = []
  for (const [index, slice] of slices.entries()) {
    servers.push(await startDevServer({ slice, registry: copy, port: firstPort + index, print }))
  }
  print(`From source: ${slices.map(({ name }) => name).join(', ')}. REGISTRY_DIR=${copy.folder}`)
  return {
    registryDir: copy.folder,
    async stop() {
      for (const close of servers) await close()
    },
  }
}

type ServerOptions = {
  readonly slice: Slice
  readonly registry: Registry
  readonly port: number
  readonly print: (text: string) => void
}

/** Starts one and waits until its first build is published. */
async function startDevServer({ slice, registry, port, print }: ServerOptions): Promise<() => Promise<void>> {
  const rsbuild = await createRsbuild({
    cwd: slice.folder,
    config: mergeRsbuildConfig(await loadConfig(slice.folder), devConfig(devFolder(registry, slice), port)),
  })
  const compiled = new Promise<void>((resolve) => {
    rsbuild.onDevCompileDone(async ({ stats }) => {
      if ('compilation' in stats && !stats.hasErrors()) {
        await publishCompiled(registry, slice, stats).catch((error: unknown) => {
          print(`${slice.name}: ${error instanceof Error ? error.message : error}`)
        })
      }
      resolve()
    })
  })
  const { server } = await rsbuild.startDevServer()
  await compiled
  return () => server.close()
}

const devConfig = (root: string, port: number): RsbuildConfig => ({
  mode: 'development',
  logLevel: 'error',
  output: { distPath: { root }, cleanDistPath: true },
  server: { port, strictPort: true, host: '127.0.0.1' },
  dev: {
    writeToDisk: true,
    // Pages are preloaded by name, so all of them are compiled.
    lazyCompilation: false,
    assetPrefix: 'auto',
    hmr: true,
    liveReload: true,
    client: { protocol: 'ws', host: '127.0.0.1', port },
  },
})
