import { defaultAccent, type Tenant } from './tenant.ts'
import type { TenantStore } from './tenant.store.ts'

export type TenantDirectory = ReturnType<typeof createTenantDirectory>

const freshForMs = 5_000

/** The tenants of the table, with the origins of the environment on top. Kept for 5 s. */
export function createTenantDirectory(store: TenantStore, origins: ReadonlyMap<string, string>, now = Date.now) {
  let loadedAt = -Infinity
  let tenants = new Map<string, Tenant>()

  async function load() {
    if (now() - loadedAt < freshForMs) return tenants
    const stored = (await store.list()).map((tenant) => [tenant.id, tenant] as const)
    const merged = new Map<string, Tenant>(stored)
    for (const [id, origin] of origins) {
      merged.set(id, { ...(merged.get(id) ?? { id, name: titleOf(id), accent: defaultAccent }), origin })
    }
    tenants = merged
    loadedAt = now()
    return tenants
  }

  return {
    async find(id: string): Promise<Tenant | undefined> {
      return (await load()).get(id)
    },
    async all(): Promise<Tenant[]> {
      return [...(await load()).values()]
    },
    async hasOrigin(origin: string): Promise<boolean> {
      return [...(await load()).values()].some((tenant) => tenant.origin === origin)
    },
  }
}

const titleOf = (id: string) => id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
