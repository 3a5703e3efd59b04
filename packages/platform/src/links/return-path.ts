import { matchRoutePath, type Surface } from '@aisle/contract'
import { currentPlatform } from '../platform.tsx'

const ORIGIN = 'https://store.invalid'

/**
 * Path and query of an address that came from outside (`redirectFrom`, a remembered path), if it is a page of this
 * store; `/` for anything else: other sites, other schemes, control characters, unknown paths (T35).
 */
export function returnPathOf(surfaces: readonly Surface[], address: string | null | undefined): string {
  if (!address || hasControlCharacter(address) || !address.startsWith('/')) return '/'
  const url = URL.parse(address, ORIGIN)
  if (url?.origin !== ORIGIN || /^\/\/|%2f|%5c/i.test(url.pathname)) return '/'
  const isPage = surfaces.some(({ routes }) =>
    Object.values(routes).some(({ path }) => matchRoutePath(path, url.pathname) !== undefined),
  )
  return isPage ? url.pathname + url.search : '/'
}

/** `returnPathOf` for this tenant's pages. */
export const safeReturnPath = (address: string | null | undefined): string =>
  returnPathOf(currentPlatform().surfaces, address)

const hasControlCharacter = (text: string) => [...text].some((character) => character <= ' ' || character === '\u007F')
