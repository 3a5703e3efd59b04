import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { asCandidate, asRenderedCandidate, buildRemoteRelease, buildShellRelease } from '../testing/release.builder.ts'
import { makeStore } from '../testing/store.ts'
import { publishCandidates } from './publish.ts'

const SHELL = `
  export const shared = {}
  export async function renderPage({ boot, address, remotes }) {
    const [[name, { surface }]] = Object.entries(boot.registry.remotes)
    const { pathname } = new URL(address, 'http://store')
    const [page] = Object.entries(surface.routes).find(([, { path }]) => path === pathname) ?? []
    if (!page) return { html: '<main></main>', styles: '', failures: [] }
    const { default: Page } = await remotes[name].pages[page]()
    const html = '<header>Aisle</header><main>' + Page({ calls: boot.calls }) + '</main>'
    return { html, styles: '', failures: remotes[name].failures ?? [] }
  }
`
const shell = (code = SHELL, version = '0.1.0-0000000a') => asRenderedCandidate(buildShellRelease({ version }), code)

type Route = { readonly path: string; readonly title: string; readonly isPublic: boolean }
const front: Route = { path: '/orders', title: 'Orders', isPublic: true }

/** A remote with two public pages, the second of which runs `body`. */
function orders(body: string, { atImport = '', more = {}, failures = '' } = {}) {
  const routes = { list: front, track: { ...front, path: '/track', ...more } }
  const code = `
    ${atImport}
    const List = () => '<h1>Orders</h1>'
    const Track = ({ calls }) => { ${body} }
    const pages = { list: async () => ({ default: List }), track: async () => ({ default: Track }) }
    export const remote = { surface: {}, pages, widgets: {}, dialogs: {}, failures: [${failures}] }
  `
  return asRenderedCandidate(buildRemoteRelease('mf-orders', { surface: { routes } }), code)
}
const sound = orders("return '<h1>Where it is</h1>'")
const unproven = /^The page track of mf-orders is not rendered on the server with the demo's data: /

const faults = [
  {
    why: 'has no server build',
    build: asCandidate(buildRemoteRelease('mf-orders')),
    reason: 'The build of mf-orders has no server/remote.mjs, which renders it on the server.',
  },
  {
    why: 'does not parse',
    build: asRenderedCandidate(buildRemoteRelease('mf-orders'), 'export const remote = {{'),
    reason: /^mf-orders is not rendered .*: it does not load: SyntaxError/,
  },
  {
    why: 'throws when it is loaded',
    build: orders('', { atImport: "throw new Error('no shop')" }),
    reason:
      "The page list of mf-orders is not rendered on the server with the demo's data: it does not load: Error: no shop.",
  },
  { why: 'throws', build: orders("throw new Error('no track')"), reason: /track of mf-orders .*: Error: no track\.$/ },
  {
    why: 'throws in a part',
    build: orders("return 'x'", { failures: "'Error: no map'" }),
    reason: /: a part threw Error: no map\.$/,
  },
  { why: 'shows nothing', build: orders("return '<div><!-- soon --></div>'"), reason: /track .*: it shows nothing\.$/ },
  { why: 'ends its thread', build: orders('process.exit(0)'), reason: unproven },
  {
    why: 'asks for what the demo lacks',
    build: orders('', { more: { data: [{ call: 'orderList' }] } }),
    reason:
      'The page track of mf-orders cannot be rendered with the demo\'s data: packages/build/demo/answers.json has no such answer to "orderList".',
  },
]

async function makeProvenStore() {
  const store = await makeStore(['mf-orders'])
  await publishCandidates([shell()], store.registry)
  const stateOf = () => ({
    tenants: store.registry.listTenants().map((tenant) => store.registry.readTenant(tenant)),
    audit: store.registry.readAudit(),
    isThere: existsSync(join(store.folder, 'remotes/mf-orders')),
  })
  return { ...store, stateOf }
}

describe('a build that does not render its public pages', () => {
  it.each(faults)('is refused and changes nothing when it $why', async ({ build, reason }) => {
    const { registry, stateOf } = await makeProvenStore()
    const before = stateOf()

    const refused = expect(publishCandidates([build], registry)).rejects
    await refused.toThrow(Refusal)
    await refused.toThrow(reason)

    expect(stateOf()).toEqual(before)
  })

  it('is published when it does, and a shell that renders what runs after it', async () => {
    const { registry, versionOf } = await makeProvenStore()
    await publishCandidates([sound], registry)
    await publishCandidates([shell(`${SHELL};`, '0.1.0-0000000b')], registry)

    expect(versionOf('fresh', 'mf-orders')).toBe('0.1.0-00000001')
    expect(registry.readTenant('fresh')?.shell?.version).toBe('0.1.0-0000000b')
  })

  it('is a shell that does not render what runs', async () => {
    const { registry, stateOf } = await makeProvenStore()
    await publishCandidates([sound], registry)
    const before = stateOf()
    const broken = shell(SHELL.replace('remotes[name]', 'remotes.nobody'), '0.1.0-0000000b')

    await expect(publishCandidates([broken], registry)).rejects.toThrow(
      /^The page list of mf-orders is not rendered .*: TypeError/,
    )

    expect(stateOf()).toEqual(before)
  })

  it('waits for a shell to render it with', async () => {
    const { registry } = await makeStore(['mf-orders'])

    await expect(publishCandidates([sound], registry)).rejects.toThrow('publish the shell first, or both together')
    await expect(publishCandidates([shell(), sound], registry)).resolves.toHaveLength(2)
  })
})

it('a page is rendered at an address of the demo, with what the demo’s API said', async () => {
  const { registry } = await makeProvenStore()
  const data = [{ call: 'productDetails', query: { ProductSeoName: { from: 'query', name: 'product' } } }]
  const build = orders("return calls.find(({ key }) => key[1] === '/v1/Product/Details').data.title", {
    more: { data },
  })

  await expect(publishCandidates([build], registry)).resolves.toHaveLength(1)
})
