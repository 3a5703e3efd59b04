/** By version and file. What an entry fetches later is named by its release alone. */
const BUILDS =
  /^\/_\/(?:shell|remotes\/mf-[a-z0-9-]+)\/([^/]+)\/(?:async\/[^/]+|(?:[^/]+\/)*[^/]+\.[0-9a-f]{8,})\.(?:js|css|woff2)$/

/**
 * Whether the worker keeps what is at an address: files of published builds, whose address changes with their content.
 * Never a page, an answer of the API, or a build of `npm run dev`, which changes in place (T53).
 */
export function isKeptAsset({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, ownOrigin: string): boolean {
  const version = BUILDS.exec(pathname)?.[1]
  return origin === ownOrigin && version !== undefined && !version.endsWith('-dev')
}
