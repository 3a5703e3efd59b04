import { join } from 'node:path'
import type { RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { browsers } from './browsers.ts'
import { withShakenRuntime } from './shaken-runtime.ts'

/** Milliseconds that anything a page loads may take (spec 1 §9). */
export const LOAD_DEADLINE = 120_000

/** What shell and remotes have in common. `folder` is the package's, `name` prefixes what it leaves in the page. */
export const baseConfig = (folder: string) =>
  ({
    root: folder,
    mode: 'production',
    plugins: [pluginReact({ splitChunks: false })],
    output: {
      target: 'web',
      distPath: { root: join(folder, 'dist/web'), js: '', css: '', assets: 'assets', image: 'assets', font: 'assets', svg: 'assets' },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      // The registry says where a build is served from: own origin or CDN, without building again.
      assetPrefix: 'auto',
      cleanDistPath: true,
      legalComments: 'none',
      overrideBrowserslist: browsers,
      polyfill: 'off',
      sourceMap: false,
    },
    splitChunks: { preset: 'none' },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins, rspack }) => {
        appendPlugins(withShakenRuntime(rspack.NormalModuleReplacementPlugin))
        config.output = {
          ...config.output,
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: LOAD_DEADLINE,
          // A module that threw is evaluated again when the shopper tries again.
          strictModuleErrorHandling: true,
        }
      },
    },
  }) satisfies RsbuildConfig
