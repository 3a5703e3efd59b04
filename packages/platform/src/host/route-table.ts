import { compareRoutePaths, matchRoutePath, type PathParams, type Route, type Surface } from '@aisle/contract'

/** A page of a remote with what its surface says of it. */
export type PageRoute = Route & { readonly remote: string; readonly page: string }

/** All pages of a tenant's remotes, static paths before parameters. */
export const routeTableOf = (surfaces: readonly Surface[]): readonly PageRoute[] =>
  surfaces
    .flatMap(({ remote, routes }) => Object.entries(routes).map(([page, route]) => ({ ...route, remote, page })))
    .toSorted((a, b) => compareRoutePaths(a.path, b.path))

/** The page that a path opens. */
export function matchPage(
  table: readonly PageRoute[],
  pathname: string,
): { readonly route: PageRoute; readonly params: PathParams } | undefined {
  for (const route of table) {
    const params = matchRoutePath(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}
