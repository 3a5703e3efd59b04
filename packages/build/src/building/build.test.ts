import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOperator } from '../cli/operate.ts'
import { publish, type PublishOptions } from '../publishing/publish.ts'
import { checkAgainstShell } from '../publishing/check-composition.ts'
import { openRegistry } from '../registry/registry.ts'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { makeSmallStore } from '../testing/small-store.ts'
import { integrityOf } from './integrity.ts'
import { findSlice, listSlices } from './slices.ts'

describe('a store that really builds', { timeout: 120_000 }, () => {
  let workspace = ''
  let options: PublishOptions
  const registryFile = (url: string) => readFileSync(join(options.registry.folder, url.replace('/_/', '')))
  const runningOne = () => options.registry.readTenant('fresh')?.remotes['mf-one']
  /** What a page of it loads. */
  const assets = () => [
    ...(options.registry.readTenant('fresh')?.shell?.scripts ?? []),
    ...(runningOne() ? [runningOne()?.entry ?? []].flat() : []),
    ...Object.values(runningOne()?.preloads ?? {}).flat(),
  ]

  beforeAll(async () => {
    workspace = makeSmallStore()
    process.chdir(workspace)
    const registry = openRegistry(makeFolder())
    const budgets = {
      homePage: 165,
      productPage: 165,
      remoteEntry: 14,
      firstPageChunk: 30,
      remotePages: {},
      document: 20,
    }
    options = { workspace, registry, budgets, endpoints: new Set() }
    await createOperator(registry).declareTenant({ tenant: 'fresh', hosts: ['fresh.localhost'], remotes: ['mf-one'] })
    await publish(listSlices(workspace), options)
    return () => process.chdir(import.meta.dirname)
  }, 120_000)

  it('runs for its tenant, with the hash of every file that a page loads', () => {
    expect(assets().length).toBeGreaterThan(4)
    for (const { url, integrity } of assets()) expect(integrityOf(registryFile(url))).toBe(integrity)
  })

  it("preloads the remote's module and the page's own chunk", () => {
    const { first = [], second = [] } = runningOne()?.preloads ?? {}

    expect(first).toHaveLength(2)
    expect(first[0]).toEqual(second[0])
    expect(first[1]).not.toEqual(second[1])
    expect(registryFile(second[1]?.url ?? '').toString()).toContain('"second"')
  })

  it('names what is fetched later by its release', () => {
    const { first = [], second = [] } = runningOne()?.preloads ?? {}
    const { version } = runningOne() ?? {}

    for (const { url } of [...first, ...second]) {
      expect(url).toMatch(/^\/_\/remotes\/mf-one\/[^/]+\/async\/\w+\.js$/)
      expect(url).toContain(`/${version}/`)
    }
  })

  it('has browsers compile its files as they arrive', () => {
    expect(assets().length).toBeGreaterThan(4)
    for (const { url } of assets()) expect(registryFile(url).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  it('names classes by slice', () => {
    const { first = [] } = runningOne()?.preloads ?? {}

    expect(registryFile(first[1]?.url ?? '').toString()).toMatch(/componentId:"mf-one__sc-/)
  })

  it('bakes the hashes of chunks into the entry and bundles none of what is shared', () => {
    const entry = registryFile(runningOne()?.entry.url ?? '').toString()

    expect(entry).toContain('sha256-')
    expect(entry).not.toContain('react.transitional.element')
    expect(entry.length).toBeLessThan(40_000)
  })

  it('has a server build in the same record, with what is shared left outside', () => {
    const { version = '', server } = runningOne() ?? {}
    const text = readFileSync(join(options.registry.folder, server?.file ?? ''))

    expect(integrityOf(text)).toBe(server?.integrity)
    expect(options.registry.releases.readRemote('mf-one', version).files['server/remote.mjs']).toBe(server?.integrity)
    expect(text.toString()).toMatch(/from\s*"react\/jsx-runtime"/)
    expect(text.toString()).not.toContain('react.transitional.element')
  })

  it('T64 holds no source map and no manifest with code', () => {
    const files = readdirSync(join(options.registry.folder, 'remotes/mf-one'), { recursive: true }).map(String)

    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(runningOne()?.manifest).toEqual({ name: 'mf_one', exposes: ['./remote'] })
  })

  it('is not built again while its source is the same', async () => {
    const version = runningOne()?.version
    const start = performance.now()

    const published = await publish(listSlices(workspace), options)

    expect(published).toMatchObject([{ tenants: [] }, { version, tenants: [] }])
    expect(performance.now() - start).toBeLessThan(2_500)
  })

  it('is built again when its source changes, and gets another version', async () => {
    const version = runningOne()?.version
    writeFiles(workspace, { 'mf-one/src/second.page.tsx': 'export default () => <p>changed</p>' })

    await publish([findSlice(workspace, 'mf-one')], options)

    expect(runningOne()?.version).not.toBe(version)
  })

  it('F10 says what it uses of packages that the shell gives in part', () => {
    const { needs, uses } = options.registry.releases.readRemote('mf-one', runningOne()?.version ?? '')

    expect(needs).toHaveProperty('styled-components')
    expect(uses).toEqual({ 'styled-components': ['default'] })
  })

  it('F10 needs the bundler run-time that its shell lends', () => {
    const { version = '' } = runningOne() ?? {}
    const remote = options.registry.releases.readRemote('mf-one', version)
    const shell = options.registry.releases.readShell(options.registry.readTenant('fresh')?.shell?.version ?? '')
    const { '@module-federation/webpack-bundler-runtime': lent = '', ...provides } = shell.provides

    expect(() => checkAgainstShell(remote, shell)).not.toThrow()
    expect(() => checkAgainstShell(remote, { ...shell, provides })).toThrow('bundler-runtime')
    expect(lent).toMatch(/^\d+\./)
  })

  it.each([
    { slice: 'mf-one', file: 'src/second.page.tsx' },
    { slice: 'shell', file: 'src/boot.ts' },
  ])('F10 does not build where $slice uses what the shell does not give', async ({ slice, file }) => {
    const text = "import { useInfiniteQuery } from '@tanstack/react-query'\nexport default useInfiniteQuery"
    writeFiles(workspace, { [`${slice}/${file}`]: text })

    await expect(publish([findSlice(workspace, slice)], options)).rejects.toThrow(`${slice} does not build`)
  })

  it('is refused when a public page of it does not render on the server', async () => {
    const before = options.registry.readTenant('fresh')
    writeFiles(workspace, { 'mf-one/src/second.page.tsx': 'export default () => <p>{window.name}</p>' })

    await expect(publish([findSlice(workspace, 'mf-one')], options)).rejects.toThrow(
      "The page second of mf-one is not rendered on the server with the demo's data: ReferenceError: window is not defined.",
    )

    expect(options.registry.readTenant('fresh')).toEqual(before)
  })

  it('is refused with one sentence when it does not build', async () => {
    const before = options.registry.readTenant('fresh')
    writeFiles(workspace, { 'mf-one/src/second.page.tsx': "import './gone.ts'" })

    await expect(publish([findSlice(workspace, 'mf-one')], options)).rejects.toThrow('mf-one does not build')

    expect(options.registry.readTenant('fresh')).toEqual(before)
  })
})
