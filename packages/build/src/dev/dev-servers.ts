import { once } from 'node:events'
import { createServer } from 'node:net'
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
}

/** Compiles slices with every save. The gateway shows them when its REGISTRY_DIR is the folder given back. */
export async function startDevServers({ workspace, registry, names, print }: DevOptions) {
  // The presets look at it when the configs are loaded.
  process.env['AISLE_BUILD_MODE'] = 'development'
  const copy = copyRegistry(registry, join(registry.folder, '../dev-registry'))
  const slices =
    names.length === 0
      ? listSlices(workspace)
      : [...new Set(['shell', ...names])].map((name) => findSlice(workspace, name))
  const servers: DevServer[] = []
  for (const slice of slices) {
    servers.push(await startDevServer({ slice, registry: copy, port: await freePort(), print }))
  }
  print(`From source: ${slices.map(({ name }) => name).join(', ')}. REGISTRY_DIR=${copy.folder}`)
  return {
    registryDir: copy.folder,
    /** Where pages are told of hot updates: what their policy has to allow. */
    sockets: servers.map(({ socket }) => socket),
    async stop() {
      for (const { close } of servers) await close()
    },
  }
}

type ServerOptions = {
  readonly slice: Slice
  readonly registry: Registry
  readonly port: number
  readonly print: (text: string) => void
}

type DevServer = { readonly socket: string; readonly close: () => Promise<void> }

/** Starts one and waits until its first build is published. It only sends word of hot updates; the gateway serves. */
async function startDevServer({ slice, registry, port, print }: ServerOptions): Promise<DevServer> {
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
  return { socket: `ws://127.0.0.1:${port}`, close: () => server.close() }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
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
    // The overlay writes HTML, which a page under Trusted Types does not take; the console tells.
    client: { protocol: 'ws', host: '127.0.0.1', port, overlay: false },
  },
})
