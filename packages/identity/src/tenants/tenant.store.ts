import type { Pool } from 'pg'
import type { Tenant } from './tenant.ts'

export type TenantStore = ReturnType<typeof createTenantStore>

export function createTenantStore(pool: Pool) {
  return {
    async list(): Promise<Tenant[]> {
      const { rows } = await pool.query<Tenant>(
        'SELECT tenant_id AS id, name, accent, origin FROM identity.tenants ORDER BY tenant_id',
      )
      return rows
    },
  }
}
