import type { Rspack } from '@rsbuild/core'

/** What the federation's run-time does for a bundle and keeps no state of its own for. */
export const ABILITIES = [
  'attachShareScopeMap',
  'consumes',
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
] as const

export const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]\w+\.js$/

/**
 * Every bundle brings its own copy of the run-time's part for bundles, 1.4 KiB each. The shell lends its own beside the
 * core that `externalRuntime` lends already (`?lend`), and remotes borrow it.
 */
export default function oneBundlerRuntime(this: Rspack.LoaderContext, source: string): string {
  const file = /(\w+)\.js$/.exec(this.resourcePath)?.[1]
  const ability = ABILITIES.find((name) => name === file)
  if (this.query === '?lend') return file === 'index' ? `${source}\n${LENT} = { ${ABILITIES.join(', ')} }\n` : source
  return ability ? `export const ${ability} = (...input) => ${LENT}.${ability}(...input)\n` : source
}

const LENT = 'globalThis._FEDERATION_BUNDLER_RUNTIME'
