import { readFileSync } from 'node:fs'
import type { Rspack } from '@rsbuild/core'

const own = (file: string) => readFileSync(new URL(`./lean/${file}`, import.meta.url), 'utf8')

/**
 * Parts of the federation's run-time that nothing here calls, by the end of their path: remotes that a build knows of
 * (ours are registered by the page), shared packages that were shaken by a second build, preloading from manifests,
 * hooks that nobody hears, and the prose of errors, whose codes remain. Remotes are scripts of the page's (`lean/`), no
 * modules, aliases or snapshots; packages are given by the shell alone. Of ranges, the kind that is compared here
 * (`sharing.ts`): with all others it took 16 ms of a start at a quarter of the CPU. What the shell itself imports is its
 * own, without asking in the share scope which version that is.
 */
export const parts: Readonly<Record<string, string>> = {
  'webpack-bundler-runtime/dist/remotes.js': 'export const remotes = () => {}',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js':
    'export const getSharedFallbackGetter = ({ factory }) => factory',
  'webpack-bundler-runtime/dist/init.js': `
    export function init({ webpackRequire }) {
      const { initOptions, runtime } = webpackRequire.federation
      initOptions.plugins ||= []
      return runtime.init(initOptions)
    }`,
  'webpack-bundler-runtime/dist/initializeSharing.js': own('initialize-sharing.js'),
  'webpack-bundler-runtime/dist/consumes.js': own('consumes.js'),
  'webpack-bundler-runtime/dist/installInitialConsumes.js': `
    export function installInitialConsumes(options) {
      const { moduleToHandlerMapping, webpackRequire, installedModules, initialConsumes, asyncLoad } = options
      const install = (id, factoryOf) => {
        webpackRequire.m[id] = (module) => {
          installedModules[id] = 0
          delete webpackRequire.c[id]
          module.exports = factoryOf()()
        }
      }
      const { instance } = webpackRequire.federation
      if (!asyncLoad) return initialConsumes.forEach((id) => {
        const { shareKey, getter } = moduleToHandlerMapping[id]
        const versions = Object.values(instance.shareScopeMap.default[shareKey] ?? {})
        for (const shared of versions) Object.assign(shared, { lib: getter(), loaded: true })
        install(id, getter)
      })
      return Promise.all(
        initialConsumes.map(async (id) => {
          const { shareKey, shareInfo } = moduleToHandlerMapping[id]
          const factory = await instance.loadShare(shareKey, { customShareInfo: { ...shareInfo } })
          install(id, () => factory)
        }),
      )
    }`,
  'runtime-core/dist/utils/semver/index.js': `
    const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number)
    export function satisfy(version, range) {
      const [operator] = /^\\^?/.exec(range)
      if (!operator || !version) return version === range
      const actual = numbersOf(version)
      const wanted = numbersOf(range.slice(operator.length))
      const difference = actual.map((number, place) => number - wanted[place]).find(Boolean) ?? 0
      const fixed = wanted.findIndex(Boolean)
      return difference >= 0 && wanted.every((number, place) => place > fixed || number === actual[place])
    }`,
  'sdk/dist/logger.js': `
    export const createLogger = (prefix) => ({
      warn: (...words) => console.warn(prefix, ...words),
      error: (...words) => console.error(prefix, ...words),
    })
    export const createInfrastructureLogger = createLogger
    export const bindLoggerToCompiler = () => {}
    export const logger = createLogger()
    export const infrastructureLogger = logger`,
  'runtime-core/dist/core.js': own('core.js'),
  'runtime-core/dist/utils/load.js': own('load.js'),
  'runtime-core/dist/module/index.js': own('module.js'),
  'runtime-core/dist/remote/index.js': own('remote.js'),
  'runtime-core/dist/shared/index.js': own('shared.js'),
  'runtime-core/dist/utils/share.js': own('share.js'),
  'error-codes/dist/desc.mjs': `
    export const runtimeDescMap = {}
    export const buildDescMap = {}
    export const errorDescMap = {}
    export const typeDescMap = {}`,
}

/**
 * What the run-time gives to others, by the end of their path, without what nobody takes: the page and the bundler make
 * one instance for each bundle and speak to that. Whole modules travel under one name, so that no bundler drops a part.
 */
export const entrances: Readonly<Record<string, string>> = {
  '/runtime/dist/index.js': own('entrance.js'),
  '/runtime-core/dist/index.js': own('entrance-core.js'),
}

export const LEAN_PARTS =
  /@module-federation[\\/](webpack-bundler-runtime|runtime|runtime-core|sdk|error-codes)[\\/]dist[\\/].*js$/

export default function leanRuntime(this: Rspack.LoaderContext, source: string): string {
  const path = this.resourcePath.replaceAll('\\', '/')
  const lean = Object.entries({ ...parts, ...entrances }).find(([end]) => path.endsWith(end))
  return lean?.[1] ?? source
}
