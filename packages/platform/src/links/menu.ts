import type { MenuEntry } from '@aisle/contract'
import { useGuardFacts } from '../guards/guard-facts.ts'
import { decideGuards } from '../guards/guards.rules.ts'
import { usePlatform } from '../platform.tsx'

/** The menu entries for a place that this tenant's remotes declare and this shopper may follow, in order (spec 1 §2, §6). */
export function useMenu(place: MenuEntry['in']): readonly MenuEntry[] {
  const facts = useGuardFacts()
  return usePlatform()
    .surfaces.flatMap((surface) => surface.menu)
    .filter((entry) => entry.in === place && decideGuards(entry.guards ?? [], facts) === 'pass')
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
}
