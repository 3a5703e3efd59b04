import type { LinkMap, LinkName } from '@aisle/contract'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform.tsx'
import { resolveLink } from './links.ts'
import { RouteLink, type RouteLinkProps, RouteNavLink } from './route-link.tsx'

export type LinkProps<Name extends LinkName = LinkName> = Omit<RouteLinkProps, 'to'> & {
  readonly to: Name
  readonly params?: LinkMap[Name] & Readonly<Record<string, string | undefined>>
  /** A place or sub-route of the page: `#/`. */
  readonly hash?: `#${string}`
  readonly children: ReactNode
}

/** A link to a page by name. Plain text where this tenant has no such page. */
export function Link<Name extends LinkName>({ to, params, hash, children, ...rest }: LinkProps<Name>) {
  const href = resolveLink(usePlatform().surfaces, to, params)
  if (href === null) return <span className={rest.className}>{children}</span>
  return (
    <RouteLink {...rest} to={href + (hash ?? '')}>
      {children}
    </RouteLink>
  )
}

/** A link that carries `aria-current="page"` on its own page; nothing where this tenant has no such page. */
export function NavLink<Name extends LinkName>({ to, params, hash, children, ...rest }: LinkProps<Name>) {
  const href = resolveLink(usePlatform().surfaces, to, params)
  if (href === null) return null
  return (
    <RouteNavLink {...rest} to={href + (hash ?? '')}>
      {children}
    </RouteNavLink>
  )
}
