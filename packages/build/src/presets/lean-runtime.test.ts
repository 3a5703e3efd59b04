import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { LEAN_PARTS, parts, withoutObservers } from './lean-runtime.ts'
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
  return [bundler, core, from(core, '@module-federation/error-codes')].map((file) => dirname(dirname(file)))
})()

const namesIn = (source: string) => {
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
  const declared = [...source.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name)
  return [...listed, ...declared]
    .map((name) => name.trim())
    .filter(Boolean)
    .toSorted()
}

it.each(Object.entries(parts))('%s gives the names that it gives in the installed version', (path, source) => {
  const [folder = '', ...rest] = path.split('/')
  const root = roots.find((candidate) => candidate.endsWith(folder)) ?? folder
  const file = join(root, ...rest)

  expect(file).toMatch(LEAN_PARTS)
  expect(namesIn(source)).toEqual(namesIn(readFileSync(file, 'utf8')))
})

const installed = (path: string) => {
  const [folder = '', ...rest] = path.split('/')
  return readFileSync(join(roots.find((candidate) => candidate.endsWith(folder)) ?? folder, ...rest), 'utf8')
}

it('tells no observer, and asks all plugins whose answer counts', () => {
  const lean = withoutObservers(installed('runtime-core/dist/module/index.js'))

  expect(lean).not.toMatch(/(after|before)(InitRemote|GetExpose|ExecuteFactory)\.emit/)
  expect(lean).toContain('lifecycle.beforeInitContainer.emit(')
  expect(lean).toContain('lifecycle.getModuleFactory.emit(')
})

it('registers remotes without a way to preload them', () => {
  const lean = withoutObservers(installed('runtime-core/dist/remote/index.js'))

  expect(lean).not.toContain('preloadRemote(')
  expect(lean).toContain('registerRemotes(remotes, options) {')
})

it.each(ABILITIES)('%s is one file of the installed part for bundles, and known to its index', (name) => {
  expect(namesIn(installed(`webpack-bundler-runtime/dist/${name}.js`))).toEqual([name])
  expect(installed('webpack-bundler-runtime/dist/index.js')).toContain(`import { ${name} } from`)
})
