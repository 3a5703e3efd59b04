import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { browsers } from './browsers.ts'
import { compiledOnArrival } from './compiled-on-arrival.ts'
import { withOneRefresh } from './fast-refresh.ts'
import { wholePackages, withKits } from './kits.ts'
import { LEAN_REACT } from './lean-react.ts'
import { LEAN_PARTS } from './lean-runtime.ts'
import { SET_UP } from './lean-set-up.ts'
import { LEAN_STYLED } from './lean-styled.ts'
import { withProductionRouter, withShakenRuntime } from './shaken-runtime.ts'

/** Milliseconds that anything a page loads may take (spec 1 §9). */
export const LOAD_DEADLINE = 120_000

/** `aisle dev` builds for development, with Fast Refresh; everything else for production. */
export const buildMode = () => (process.env['AISLE_BUILD_MODE'] === 'development' ? 'development' : 'production')

/**
 * What is fetched later: the folder is that of one release, and an entry carries each file's hash already. A hash in
 * each name besides is four bytes that nothing compresses, for each of the 28 files of the catalogue.
 */
const NAMED_BY_RELEASE = 'async/[name].js'

/** What shell and remotes have in common. `name` prefixes the classes that the slice leaves in the page. */
export const baseConfig = (name: string, folder: string) =>
  ({
    root: folder,
    mode: buildMode(),
    plugins: [pluginReact({ splitChunks: false })],
    output: {
      target: 'web',
      distPath: { root: join(folder, 'dist/web'), js: '', css: '' },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      // The registry says where a build is served from: own origin or CDN, without building again.
      assetPrefix: 'auto',
      cleanDistPath: true,
      legalComments: 'none',
      overrideBrowserslist: browsers,
      polyfill: 'off',
      sourceMap: false,
    },
    server: { cors: { origin: '*' } },
    // Below this, chunks cost more by what they cannot share than they save by being fetched once.
    splitChunks: { preset: 'none', minSize: 30_000 },
    resolve: { alias: wholePackages },
    security: { sri: { enable: buildMode() === 'production', algorithm: 'sha256' } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      swc: styledComponents(name),
      rspack: (config, { addRules, appendPlugins, rspack }) => {
        appendPlugins([withShakenRuntime(rspack.NormalModuleReplacementPlugin), ...withKits(folder, rspack)])
        if (buildMode() === 'production') {
          appendPlugins([withProductionRouter(rspack.NormalModuleReplacementPlugin), compiledOnArrival(rspack)])
        }
        if (buildMode() === 'development') appendPlugins(withOneRefresh(name, rspack))
        addRules([
          { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', loader: loader('./pure-schemas.ts') },
          { test: /packages[\\/]api[\\/]src[\\/][^\\/]+\.ts$/, enforce: 'pre', loader: loader('./schemas-later.ts') },
          { test: /[\\/]kit[\\/](?!.*\.filled\.js$)/, sideEffects: false },
          { test: /react-router[\\/]dist[\\/]/, enforce: 'pre', loader: loader('./shaken-router.ts') },
          { test: LEAN_REACT, loader: loader('./lean-react.ts') },
          { test: LEAN_PARTS, loader: loader('./lean-runtime.ts') },
          { test: SET_UP, loader: loader('./lean-set-up.ts') },
          { test: LEAN_STYLED, loader: loader('./lean-styled.ts') },
          { test: /infiniteQueryBehavior\.js$/, enforce: 'pre', loader: loader('./without-infinite-queries.ts') },
        ])
        config.optimization = { ...config.optimization, mangleExports: 'size' }
        config.output = {
          ...config.output,
          ...(buildMode() === 'production' ? { chunkFilename: NAMED_BY_RELEASE } : {}),
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: LOAD_DEADLINE,
          // A module that threw is evaluated again when the shopper tries again.
          strictModuleErrorHandling: true,
        }
      },
    },
  }) satisfies RsbuildConfig

/** Class names that say whose they are and are the same on a server, whatever the order of loading. */
export function styledComponents(namespace: string) {
  const options = { namespace, displayName: false, fileName: false, ssr: true, pure: true, minify: true }
  const plugin: [string, Record<string, unknown>] = [fileURLToPath(styledComponentsPlugin), options]
  return { jsc: { experimental: { plugins: [plugin] } } }
}

const styledComponentsPlugin = import.meta.resolve('@swc/plugin-styled-components')
const loader = (file: string) => fileURLToPath(import.meta.resolve(file))
