import type { Registry } from '@aisle/contract'
import type { StoreAccess } from '../documents/store-state.rules.ts'

/** Who must not be there: a store that is not for everybody, or not any more, has nothing for a search engine. */
const SHUT: readonly StoreAccess[] = ['code', 'closed']

/**
 * `/robots.txt` of a store. Pages of one's own are left out, as far as the tenant has them. A store under maintenance
 * keeps its rules: its pages say by their status that they will be back. The API stays allowed, because a search engine
 * that runs a page's code needs it.
 */
export function robotsText(origin: string, access: StoreAccess, remotes: Registry['remotes']): string {
  const disallowed = SHUT.includes(access) ? ['/'] : ownPages(remotes)
  const rules = disallowed.length > 0 ? disallowed.map((path) => `Disallow: ${path}`) : ['Disallow:']
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Beginnings of the paths that need a shopper: `/order/` for `/order/:orderId`. */
function ownPages(remotes: Registry['remotes']) {
  const routes = Object.values(remotes).flatMap(({ surface }) => Object.values(surface.routes))
  const own = routes.filter(({ guards = [] }) => guards.includes('login') || guards.includes('customer'))
  const beginnings = new Set(own.map(({ path }) => path.replace(/:.*$/, '')))
  return [...beginnings]
    .filter((path) => ![...beginnings].some((other) => other !== path && path.startsWith(other)))
    .toSorted()
}
