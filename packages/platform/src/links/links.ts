import { fillRoutePath, type LinkMap, type LinkName, type Surface } from '@aisle/contract'
import { currentPlatform, usePlatform } from '../platform.tsx'

export type LinkParams<Name extends LinkName> = object extends LinkMap[Name]
  ? [params?: LinkMap[Name] & Readonly<Record<string, string | undefined>>]
  : [params: LinkMap[Name] & Readonly<Record<string, string | undefined>>]

/** The path of a page by name, `null` where this tenant lacks the remote. */
export function resolveLink(surfaces: readonly Surface[], name: string, params: object = {}): string | null {
  for (const surface of surfaces) {
    for (const route of Object.values(surface.routes)) {
      if (route.linkName === name) return fillRoutePath(route.path, { ...params })
    }
  }
  return null
}

/** For code outside of rendering. */
export const linkTo = <Name extends LinkName>(name: Name, ...[params]: LinkParams<Name>): string | null =>
  resolveLink(currentPlatform().surfaces, name, params)

/** For rendering: `const href = useLink('product', { seoName })`. */
export const useLink = <Name extends LinkName>(name: Name, ...[params]: LinkParams<Name>): string | null =>
  resolveLink(usePlatform().surfaces, name, params)
