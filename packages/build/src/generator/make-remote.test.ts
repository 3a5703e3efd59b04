import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkBoundaries } from '../boundaries/check-boundaries.ts'
import { findWorkspace } from '../presets/workspace.ts'
import { readRemoteParts } from '../publishing/remote-parts.ts'
import { readSurface } from '../publishing/read-surface.ts'
import { linkPackages, makeWorkspace } from '../testing/fixture-workspace.ts'
import { makeRemote } from './make-remote.ts'

const original = findWorkspace(import.meta.dirname)
const readme = '| slice | path | |\n| --- | --- | --- |\n<!-- remotes: end -->\n'

const vitestConfig = `
import { defineConfig } from 'vitest/config'
export default defineConfig({
  server: { fs: { strict: false } },
  test: {
    environment: 'happy-dom',
    include: ['mf-promotions/**/*.test.tsx'],
    setupFiles: ['${original}/packages/platform/vitest.setup.ts'],
  },
})`

/** Runs a program of the workspace; its output, whether it succeeds or not. */
function run(workspace: string, program: string, args: readonly string[]) {
  try {
    const output = execFileSync(join(original, 'node_modules/.bin', program), args, {
      cwd: workspace,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout } = Object(error)
    return { code: Number(status), output: String(stdout) }
  }
}

describe('a new remote', { timeout: 120_000 }, () => {
  let workspace = ''

  beforeAll(() => {
    workspace = makeWorkspace({ 'README.md': readme, 'vitest.config.ts': vitestConfig })
    for (const file of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', 'tsconfig.browser.json']) {
      cpSync(join(original, file), join(workspace, file))
    }
    symlinkSync(join(original, 'node_modules'), join(workspace, 'node_modules'))
    linkPackages(workspace, 'shell', 'shell')
    makeRemote(workspace, { kind: 'remote', name: 'promotions' })
    symlinkSync(join(original, 'mf-orders/node_modules'), join(workspace, 'mf-promotions/node_modules'))
  })

  it('has a page, a widget and code for both', async () => {
    const folder = join(workspace, 'mf-promotions')
    const { routes, widgets } = await readSurface('mf-promotions', folder)
    const parts = readRemoteParts(folder)

    expect([...parts.pages.keys()]).toEqual(Object.keys(routes))
    expect([...parts.widgets.keys()]).toEqual(Object.keys(widgets))
  })

  it('has its row in README', () => {
    expect(readFileSync(join(workspace, 'README.md'), 'utf8')).toContain(
      '| `mf-promotions` | `/promotions` | Promotions |\n<!-- remotes: end -->',
    )
  })

  it('has no type error', () => {
    const { output } = run(workspace, 'tsc', ['-p', 'tsconfig.browser.json'])

    expect(output.split('\n').filter((line) => line.startsWith('mf-promotions'))).toEqual([])
  })

  it('passes lint, format and boundaries', () => {
    expect(run(workspace, 'oxlint', ['mf-promotions'])).toMatchObject({ code: 0 })
    expect(run(workspace, 'oxfmt', ['--check', 'mf-promotions'])).toMatchObject({ code: 0 })
    expect(checkBoundaries(workspace).filter(({ file }) => file.startsWith('mf-promotions'))).toEqual([])
  })

  it('passes its own tests', () => {
    const { code, output } = run(workspace, 'vitest', ['run', '--reporter=json', '--outputFile=results.json'])
    const results: unknown = JSON.parse(readFileSync(join(workspace, 'results.json'), 'utf8'))

    expect({ code, output, results }).toMatchObject({ code: 0, results: { numPassedTests: 2, numFailedTests: 0 } })
  })
})

describe('nothing is made', () => {
  it.each([
    ['of another kind', { kind: 'feature', name: 'promotions' }, 'What can be made is a remote'],
    ['with a bad name', { kind: 'remote', name: '../evil' }, '"../evil" is no name for a remote'],
    ['with a prefix', { kind: 'remote', name: 'mf-promotions' }, '"mf-promotions" is no name for a remote'],
    ['twice', { kind: 'remote', name: 'orders' }, 'There is mf-orders already.'],
  ])('%s', (_, order, reason) => {
    const workspace = makeWorkspace({ 'README.md': readme, 'mf-orders/package.json': '{}' })

    expect(() => makeRemote(workspace, order)).toThrow(reason)
  })

  it('where README has no place for it', () => {
    const workspace = makeWorkspace({ 'README.md': '# Aisle' })

    expect(() => makeRemote(workspace, { kind: 'remote', name: 'promotions' })).toThrow('README.md has no line')
    expect(existsSync(join(workspace, 'mf-promotions'))).toBe(false)
  })
})

it('writes names of several words as each place wants them', () => {
  const workspace = makeWorkspace({ 'README.md': readme })

  makeRemote(workspace, { kind: 'remote', name: 'gift-wrap' })

  const surface = readFileSync(join(workspace, 'mf-gift-wrap/src/surface.ts'), 'utf8')
  expect(surface).toContain("giftWrap: { path: '/gift-wrap', title: 'Gift wrap' }")
})
