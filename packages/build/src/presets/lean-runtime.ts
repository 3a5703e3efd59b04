import type { Rspack } from '@rsbuild/core'

/**
 * Parts of the federation's run-time that nothing here calls, by the end of their path: remotes that a build knows of
 * (ours are registered by the page), shared packages that were shaken by a second build, preloading from manifests, and
 * the prose of errors, whose codes remain.
 */
export const parts: Readonly<Record<string, string>> = {
  'webpack-bundler-runtime/dist/remotes.js': 'export const remotes = () => {}',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js':
    'export const getSharedFallbackGetter = ({ factory }) => factory',
  'webpack-bundler-runtime/dist/getUsedExports.js': 'export const getUsedExports = () => undefined',
  'webpack-bundler-runtime/dist/init.js': `
    export function init({ webpackRequire }) {
      const { initOptions, runtime } = webpackRequire.federation
      initOptions.plugins ||= []
      return runtime.init(initOptions)
    }`,
  'runtime-core/dist/utils/preload.js': `
    const none = () => []
    export const defaultPreloadArgs = none
    export const formatPreloadArgs = none
    export const normalizePreloadExposes = none
    export const preloadAssets = none`,
  'error-codes/dist/desc.mjs': `
    export const runtimeDescMap = {}
    export const buildDescMap = {}
    export const errorDescMap = {}
    export const typeDescMap = {}`,
}

export const LEAN_PARTS = /@module-federation[\\/](webpack-bundler-runtime|runtime-core|error-codes)[\\/]dist[\\/].*js$/

export default function leanRuntime(this: Rspack.LoaderContext, source: string): string {
  const path = this.resourcePath.replaceAll('\\', '/')
  return Object.entries(parts).find(([end]) => path.endsWith(end))?.[1] ?? withoutObservers(source)
}

/** A call of plugins' hooks that is a statement of its own: nothing depends on what they answer. */
const OBSERVED = /^(\t+)(?:await )?[\w.]+\.lifecycle\.\w+\.emit\((?:\{\n[\s\S]*?\n\1\}|[^\n{]*)\);\n/gm
const PRELOADING = /^\tasync preloadRemote\(\w+\) \{\n[\s\S]*?\n\t\}\n/gm

/** Ours is the only plugin, and makes scripts (`script-plugin.ts`): nobody observes what the run-time does. */
export const withoutObservers = (source: string) => source.replaceAll(OBSERVED, '').replaceAll(PRELOADING, '')
