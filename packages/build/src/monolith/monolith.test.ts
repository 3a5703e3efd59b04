import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageJob, Remote, RenderedPage } from '@aisle/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { listSlices } from '../building/slices.ts'
import { findWorkspace } from '../presets/workspace.ts'
import { requestOf } from '../presets/monolith.ts'
import { openRegistry } from '../registry/registry.ts'
import { makeFolder } from '../testing/fixture-workspace.ts'
import { bootOfHome } from './home-boot.builder.ts'

type Shell = {
  readonly shared: Readonly<Record<string, { readonly remote: Remote }>>
  renderPage(job: PageJob): Promise<RenderedPage>
}

const workspace = findWorkspace(import.meta.dirname)
const remotes = listSlices(workspace).flatMap(({ kind, name }) => (kind === 'remote' ? name : []))

describe('the store as one build', { timeout: 60_000 }, () => {
  const folder = makeFolder()
  const registry = openRegistry(folder)
  const document = () => registry.readTenant('fresh')
  const version = () => document()?.shell?.version ?? ''
  const textOf = (file: string) => readFileSync(join(folder, 'shell', version(), file), 'utf8')
  const files = () => Object.keys(registry.releases.readShell(version()).files)
  const scripts = () => files().filter((file) => file.endsWith('.js'))

  beforeAll(() => {
    const program = join(workspace, 'packages/build/bin/monolith.mjs')
    execFileSync(process.execPath, [program, '--dir', folder, '--tenant', 'fresh'], { cwd: workspace })
  }, 60_000)

  it.each(remotes)('holds every page of %s, each with a chunk of its own', (name) => {
    const { surface, preloads = {} } = document()?.remotes[name] ?? {}

    expect(Object.keys(preloads).length).toBeGreaterThan(0)
    expect(Object.keys(preloads).toSorted()).toEqual(Object.keys(surface?.routes ?? {}).toSorted())
    for (const [chunk, ...others] of Object.values(preloads)) {
      expect(others).toEqual([])
      expect(textOf(chunk?.url.split(version())[1] ?? '').length).toBeGreaterThan(100)
    }
  })

  it('has neither a container nor the run-time of the federation', () => {
    expect(scripts().length).toBeGreaterThan(20)
    expect(scripts().map(textOf).join('\n')).not.toMatch(/__FEDERATION__|initializeSharing|loadShare/)
  })

  it('has one React, in its first script', () => {
    const first = document()?.shell?.scripts.map(({ url }) => url.split('/').at(-1))

    expect(scripts().filter((file) => textOf(file).includes('react.transitional.element'))).toEqual(first)
  })

  it('has the service worker, without which it would be another store to who comes again', () => {
    expect(textOf('service-worker.js')).toContain('addRoutes')
  })

  it('gives no two components the same class', () => {
    const ids: readonly string[] = textOf('server/shell.mjs').match(/(?<=componentId:")[^"]+/g) ?? []

    expect(ids.length).toBeGreaterThan(200)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('renders home on the server', async () => {
    const { shared, renderPage }: Shell = await import(
      pathToFileURL(join(folder, document()?.shell?.server?.file ?? '')).href
    )
    const boot = bootOfHome(document()?.remotes ?? {}, 'Good morning')
    const code = Object.fromEntries(
      remotes.flatMap((name) => {
        const { remote } = shared[requestOf(name)] ?? {}
        return remote ? [[name, remote] as const] : []
      }),
    )

    const { html, styles, failures } = await renderPage({ boot, address: '/', remotes: code })

    expect(failures).toEqual([])
    expect(html).toMatch(/<h1[^>]*>Good morning<\/h1>/)
    expect(styles).toContain('monolith__sc-')
  })
})
