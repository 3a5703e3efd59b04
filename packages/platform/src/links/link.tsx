import type { LinkMap, LinkName } from '@aisle/contract'
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { usePlatform } from '../platform.tsx'
import { resolveLink } from './links.ts'

export type LinkProps<Name extends LinkName = LinkName> = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  readonly to: Name
  readonly params?: LinkMap[Name] & Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/** A link to a page by name. Plain text where this tenant has no such page. */
export function Link<Name extends LinkName>({ to, params, children, ...rest }: LinkProps<Name>) {
  const href = resolveLink(usePlatform().surfaces, to, params)
  if (href === null) return <span className={rest.className}>{children}</span>
  return (
    <RouterLink {...rest} to={href}>
      {children}
    </RouterLink>
  )
}

/** A link that carries `aria-current="page"` on its own page; nothing where this tenant has no such page. */
export function NavLink<Name extends LinkName>({ to, params, children, ...rest }: LinkProps<Name>) {
  const href = resolveLink(usePlatform().surfaces, to, params)
  if (href === null) return null
  return (
    <RouterNavLink {...rest} to={href} end>
      {children}
    </RouterNavLink>
  )
}
