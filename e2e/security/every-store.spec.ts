import { expect, test } from '@playwright/test'
import { documentedRoutes } from '../routing/documented-routes.ts'
import { askStore } from '../size/ask-store.ts'
import { storeCookieOf } from '../size/choose-store.ts'
import { breachesOf } from './breaches.rules.ts'

/** Every tenant of the demo, and a host that is none. The others say at every address why there is no store. */
const stores = [
  { tenant: 'fresh', isOpen: true },
  { tenant: 'cellar', isOpen: true },
  { tenant: 'corner', isOpen: true },
  { tenant: 'beta', isOpen: false },
  { tenant: 'test', isOpen: false },
  { tenant: 'maintenance', isOpen: false },
  { tenant: 'closed', isOpen: false },
  { tenant: 'soon', isOpen: false },
  { tenant: 'nobody', isOpen: false },
] as const

const AT_ONCE = 4

/** What a store that hides goods from whoever has not proven their age does not tell crawlers of. */
const hidden = ['/category/red-wine', '/detail/willamette-pinot-noir']

for (const { tenant, isOpen } of stores) {
  test(`T45 G10 every route of ${tenant} has a policy, and nothing in its document that the policy refuses`, async () => {
    const host = `${tenant}.localhost`
    // Who may not see the stores of a tenant comes with one of another.
    const headers = { accept: 'text/html', cookie: await storeCookieOf(isOpen ? host : 'fresh.localhost') }
    const paths = [...documentedRoutes.map(({ path }) => path), '/callback', '/no-such-page']
    const named = isOpen ? [...(await namedAddresses(host)), ...hidden] : []
    if (isOpen) expect(named).toContainEqual(expect.stringMatching(/^\/category\/./))
    const found: string[] = []
    await inTurns(
      paths.map((path) => addressFor(path, named)),
      async (path) => {
        const { status, policies, body } = await askStore({ host, path, headers })
        const [policy = ''] = policies
        if (status >= 300 && status < 400) found.push(`${path} leads elsewhere`)
        if (policies.length !== 1) found.push(`${path} has ${policies.length} policies`)
        for (const needed of neededIn(policy)) if (!policy.includes(needed)) found.push(`${path} has no ${needed}`)
        if (/'unsafe-|'strict-dynamic'|\*/.test(policy)) found.push(`${path} has ${policy}`)
        found.push(...breachesOf(body.toString(), policy).map((breach) => `${path}: ${breach}`))
      },
    )
    expect(found).toEqual([])
  })
}

const NEEDED = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
/** Where there is code at all: the page of a host that is no store has none. */
const NEEDED_BY_CODE = ["object-src 'none'", "require-trusted-types-for 'script'"]

const neededIn = (policy: string) => (policy.includes('script-src') ? [...NEEDED, ...NEEDED_BY_CODE] : NEEDED)

/** What the store itself says that it has: products, categories, pages. */
async function namedAddresses(host: string): Promise<readonly string[]> {
  const { body } = await askStore({ host, path: '/sitemap.xml' })
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** An address that the store knows of, where a route has a parameter; else one of something that it has not. */
function addressFor(route: string, named: readonly string[]): string {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
  return (
    named.find((address) => pattern.test(address)) ?? route.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001')
  )
}

async function inTurns(paths: readonly string[], look: (path: string) => Promise<void>) {
  const left = [...paths]
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await look(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
