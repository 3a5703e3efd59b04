import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { expect, it } from 'vitest'
import leanSetUp, { SET_UP } from './lean-set-up.ts'

const bundler = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core')).resolve('@rspack/core')
const written = readFileSync(join(dirname(bundler), 'moduleFederationDefaultRuntime.js'), 'utf8')
const body = written.slice(written.indexOf('{') + 1, written.lastIndexOf('}'))

/** The module that the bundler writes, for a bundle that is called `bundle`. */
const module = [
  'const __module_federation_bundler_runtime__ = lent',
  'const __module_federation_runtime_plugins__ = []',
  'const __module_federation_remote_infos__ = {}',
  'const __module_federation_container_name__ = "mf_milk"',
  'const __module_federation_share_strategy__ = "loaded-first"',
  'const __module_federation_share_fallbacks__ = undefined',
  'const __module_federation_library_type__ = "var"',
  body.replace('__module_federation_runtime_require__', 'bundle'),
].join(';')

const never = () => {
  throw new Error('The bundle is not set up.')
}

/** What a bundle asks of the federation once its start has run `source`. */
async function askedBy(source: string, exposed: boolean) {
  const asked: unknown[] = []
  const note = (name: string) => (what: Record<string, unknown>) => {
    const { webpackRequire, initPromises: _, initTokens: __, ...input } = what
    asked.push([name, webpackRequire === bundle, structuredClone(JSON.parse(JSON.stringify(input)))])
    return name
  }
  const names = ['consumes', 'I', 'initContainerEntry', 'init', 'installInitialConsumes', 'getSharedFallbackGetter']
  const bundlerRuntime = { S: { own: {} }, ...Object.fromEntries(names.map((name) => [name, note(name)])) }
  const lent = { bundlerRuntime, instance: undefined, initOptions: undefined, attachShareScopeMap: () => {} }
  const facts = { requiredVersion: '^19.3.1', strictVersion: true, singleton: true }
  const bundle = {
    federation: { instance: undefined, initOptions: undefined },
    S: {},
    f: { consumes: never },
    I: never,
    getContainer: never,
    initContainer: never,
    initializeSharingData: {
      scopeToSharingDataMapping: {
        default: [
          { name: 'react', version: '19.3.1', factory: () => 'react', eager: 1, treeShakingMode: null, ...facts },
        ],
      },
    },
    consumesLoadingData: {
      chunkMapping: { page: ['R'] },
      initialConsumes: ['R'],
      moduleIdToConsumeDataMapping: {
        R: {
          shareScope: 'default',
          shareKey: 'react',
          fallback: undefined,
          eager: false,
          treeShakingMode: null,
          ...facts,
        },
      },
    },
    ...(exposed
      ? { initializeExposesData: { moduleMap: { './remote': () => Promise.resolve('milk') }, shareScope: 'default' } }
      : {}),
  }
  compileFunction(source, ['bundle', 'lent'])(bundle, lent)
  call(bundle.f.consumes, 'page', [])
  call(bundle.I, 'default', [])
  call(bundle.initContainer, { react: {} }, [], { version: '1' })
  const { initOptions, instance } = bundle.federation
  return {
    asked,
    initOptions,
    instance,
    scope: bundle.S,
    exposed: exposed && (await call(bundle.getContainer, './remote')),
    unknown: exposed && (await Promise.resolve(call(bundle.getContainer, './cheese')).catch(String)),
  }
}

const call = (asked: (...input: never) => unknown, ...input: readonly unknown[]) =>
  Reflect.apply(asked, undefined, input)

it.each([{ exposed: true }, { exposed: false }])('asks for what the bundler would, exposed: $exposed', async (it) => {
  expect(withoutPlace(await askedBy(leanSetUp(module), it.exposed))).toEqual(
    withoutPlace(await askedBy(module, it.exposed)),
  )
})

/** The functions that give a package are each bundle's own. */
const withoutPlace = ({ initOptions, ...asked }: Awaited<ReturnType<typeof askedBy>>) => ({
  ...asked,
  initOptions: JSON.parse(JSON.stringify(initOptions)),
})

it('stands where the bundler puts it', () => {
  const source = readFileSync(join(dirname(bundler), 'index.js'), 'utf8')
  const [, place] = /MF_RUNTIME_LOADER = '([^']+)'/.exec(source) ?? []

  expect(place).toMatch(SET_UP)
})

it('is refused where the bundler writes something else', () => {
  expect(() => leanSetUp('export default 1')).toThrow('does not read')
})
