import type { MenuEntry } from '@aisle/contract'
import { usePlatform } from '../platform.tsx'

/** The menu entries that this tenant's remotes declare for a place, in order. */
export function useMenu(place: MenuEntry['in']): readonly MenuEntry[] {
  return usePlatform()
    .surfaces.flatMap((surface) => surface.menu)
    .filter((entry) => entry.in === place)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
}
