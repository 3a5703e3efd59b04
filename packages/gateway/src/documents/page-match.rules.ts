import {
  compareRoutePaths,
  fillRoutePath,
  matchRoutePath,
  type PathParams,
  type Registry,
  type RegistryRemote,
  type Route,
} from '@aisle/contract'

export type PageMatch = {
  readonly remoteName: string
  readonly remote: RegistryRemote
  readonly pageName: string
  readonly route: Route
  readonly params: PathParams
}

/** The shell's own page, which has no route in a surface. */
export const isShellPath = (pathname: string): boolean => pathname === '/callback'

/** The page that a path opens in a store, `undefined` where no remote of the tenant has one. */
export function matchPage(remotes: Registry['remotes'], pathname: string): PageMatch | undefined {
  const matches = Object.entries(remotes).flatMap(([remoteName, remote]) =>
    Object.entries(remote.surface.routes).flatMap(([pageName, route]) => {
      const params = matchRoutePath(route.path, pathname)
      return params ? [{ remoteName, remote, pageName, route, params }] : []
    }),
  )
  return matches.toSorted((a, b) => compareRoutePaths(a.route.path, b.route.path))[0]
}

/** The path of the page called `linkName`, `undefined` where the tenant lacks its remote. */
export function findLink(remotes: Registry['remotes'], linkName: string, params: Readonly<Record<string, string>>) {
  for (const { surface } of Object.values(remotes)) {
    for (const route of Object.values(surface.routes)) {
      if (route.linkName === linkName) return fillRoutePath(route.path, params)
    }
  }
  return undefined
}

/**
 * Where to come back to: path and query of a page, written anew from what the route matched. Nothing of the request
 * that is not a parameter of the route or of the query gets into it, so it never leads to another site (T35).
 */
export function returnPath({ route, params }: PageMatch, query: URLSearchParams): string {
  const search = query.size > 0 ? `?${query}` : ''
  return fillRoutePath(route.path, params) + search
}
