import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isInRange } from '../publishing/caret-range.ts'
import { entrances, LEAN_PARTS, parts } from './lean-runtime.ts'
import { ABILITIES } from './one-bundler-runtime.ts'
import { findWorkspace } from './workspace.ts'

/** Where the run-time's packages lie: each is resolved from the one that brings it along. */
const roots = (() => {
  const from = (file: string, name: string) => createRequire(file).resolve(name)
  const enhanced = from(join(findWorkspace(), 'packages/platform/package.json'), '@module-federation/enhanced')
  const tools = from(enhanced, '@module-federation/runtime-tools')
  const bundler = from(tools, '@module-federation/webpack-bundler-runtime')
  const runtime = from(tools, '@module-federation/runtime')
  const core = from(runtime, '@module-federation/runtime-core')
  const others = ['sdk', 'error-codes'].map((name) => from(core, `@module-federation/${name}`))
  return [bundler, core, runtime, ...others].map((file) => dirname(dirname(file)))
})()

const namesIn = (source: string) => {
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
  const declared = [...source.matchAll(/export (?:const|class|(?:async )?function) (\w+)/g)].map(
    ([, name = '']) => name,
  )
  return [...listed, ...declared]
    .map((name) => name.split(' as ').at(-1)?.trim() ?? '')
    .filter(Boolean)
    .toSorted()
}

it.each(Object.entries(parts))('%s gives the names that it gives in the installed version', (path, source) => {
  const [folder = '', ...rest] = path.split('/')
  const root = roots.find((candidate) => candidate.endsWith(`/${folder}`)) ?? folder
  const file = join(root, ...rest)

  expect(file).toMatch(LEAN_PARTS)
  expect(namesIn(source)).toEqual(namesIn(readFileSync(file, 'utf8')))
})

const installed = (path: string) => {
  const [folder = '', ...rest] = path.split('/')
  return readFileSync(join(roots.find((candidate) => candidate.endsWith(`/${folder}`)) ?? folder, ...rest), 'utf8')
}

it.each(Object.entries(entrances))('%s gives nothing that the installed version does not', (path, source) => {
  expect(namesIn(installed(path.slice(1)))).toEqual(expect.arrayContaining(namesIn(source)))
})

it('knows every name that bundles take of what the shell lends them', () => {
  const taken = ['runtime/dist/utils.js', '/runtime/dist/index.js'].flatMap((path) => {
    const source = entrances[path] ?? installed(path)
    const [, names = ''] = /import \{([^}]*)\} from ['"]@module-federation\/runtime-core['"]/.exec(source) ?? []
    return names.split(',').map((name) => name.trim())
  })

  expect(taken).toContain('ModuleFederation')
  expect(namesIn(entrances['/runtime-core/dist/index.js'] ?? '')).toEqual(expect.arrayContaining(taken))
})

it('asks its one plugin of ours for the script', () => {
  expect(parts['runtime-core/dist/utils/load.js']).toContain('maker?.createScript(')
  expect(parts['runtime-core/dist/core.js']).toContain('this.options.plugins.push(')
})

it('offers what the bundler and the page ask of an instance', () => {
  const asked = ['loadRemote', 'loadShare', 'initializeSharing', 'initOptions', 'initShareScopeMap', 'registerRemotes']

  for (const name of [...asked, 'registerPlugins']) {
    expect(parts['runtime-core/dist/core.js']).toMatch(new RegExp(`^  ${name}\\(`, 'm'))
    expect(installed('runtime-core/dist/core.js')).toMatch(new RegExp(`^\\t(?:async )?${name}\\(`, 'm'))
  }
})

const satisfyOf = async () => {
  const source = parts['runtime-core/dist/utils/semver/index.js'] ?? ''
  const lean: unknown = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const satisfy: unknown = typeof lean === 'object' && lean !== null ? Reflect.get(lean, 'satisfy') : undefined
  if (typeof satisfy !== 'function') throw new Error('It is none.')
  return satisfy
}

it.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
  ['0.1.5', '^0.1.2'],
  ['0.2.0', '^0.1.2'],
  ['0.1.0', '0.1.0'],
  ['0.1.1', '0.1.0'],
  ['19.3.1-rc.1', '^19.3.1'],
])('says of %s in %s what publishing says', async (version, range) => {
  const satisfy = await satisfyOf()

  expect(satisfy(version, range)).toBe(isInRange(version, range))
})

it('accepts no version that is not known', async () => {
  const satisfy = await satisfyOf()

  expect(satisfy('', '^1.0.0')).toBe(false)
})

it.each(ABILITIES)('%s is one file of the installed part for bundles, and known to its index', (name) => {
  expect(namesIn(installed(`webpack-bundler-runtime/dist/${name}.js`))).toEqual([name])
  expect(installed('webpack-bundler-runtime/dist/index.js')).toContain(`import { ${name} } from`)
})
