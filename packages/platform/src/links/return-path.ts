import { matchRoutePath, type Surface } from '@aisle/contract'
import { currentPlatform } from '../platform.tsx'
import { resolveLink } from './links.ts'

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

/** Where a shopper goes on who has chosen a store: never to the choice of one again (spec 1 §4). */
export function pathAfterStoreOf(surfaces: readonly Surface[], address: string | null | undefined): string {
  const path = returnPathOf(surfaces, address)
  const findStore = resolveLink(surfaces, 'findStore', {})
  return path.split('?')[0] === findStore ? '/' : path
}

/** `returnPathOf` for this tenant's pages. */
export const safeReturnPath = (address: string | null | undefined): string =>
  returnPathOf(currentPlatform().surfaces, address)

/** `pathAfterStoreOf` for this tenant's pages. */
export const safePathAfterStore = (address: string | null | undefined): string =>
  pathAfterStoreOf(currentPlatform().surfaces, address)

const hasControlCharacter = (text: string) => [...text].some((character) => character <= ' ' || character === '\u007F')
