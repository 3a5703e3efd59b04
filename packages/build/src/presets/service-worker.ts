import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RsbuildConfig } from '@rsbuild/core'
import { browsers } from './browsers.ts'

const sourceIn = (folder: string) => join(folder, 'src/service-worker/worker/worker.ts')

export const hasServiceWorker = (folder: string) => existsSync(sourceIn(folder))

/**
 * The service worker of the shell in `folder`: one script without anything of the page's bundles, beside them in the
 * build that goes to `out`. Its name says nothing of its content, because a browser knows it by its address; the gateway
 * serves it at one for all builds.
 */
export const serviceWorkerConfig = (folder: string, out: string): RsbuildConfig => ({
  root: folder,
  mode: 'production',
  source: { entry: { 'service-worker': sourceIn(folder) } },
  output: {
    target: 'web-worker',
    distPath: { root: out, js: '' },
    filename: { js: '[name].js' },
    cleanDistPath: false,
    legalComments: 'none',
    overrideBrowserslist: browsers,
    polyfill: 'off',
    sourceMap: false,
  },
  splitChunks: false,
  performance: { printFileSize: false },
  tools: { htmlPlugin: false },
})
