import type { MenuEntry } from '@aisle/contract'
import { usePlatform } from '@aisle/platform'
import { resolveLink, RouteNavLink } from '@aisle/platform/host'
import type { ReactNode } from 'react'

/** A menu entry of a remote; nothing where its page is missing or needs parameters that a menu cannot give. */
export function MenuLink({ entry, children }: { readonly entry: MenuEntry; readonly children?: ReactNode }) {
  const href = resolveLink(usePlatform().surfaces, entry.link)
  if (href === null) return null
  return <RouteNavLink to={href}>{children ?? entry.label}</RouteNavLink>
}
