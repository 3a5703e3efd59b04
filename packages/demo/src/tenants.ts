import { cellar } from './tenants/cellar.ts'
import { corner } from './tenants/corner.ts'
import { fresh } from './tenants/fresh.ts'
import type { DemoTenant } from './tenants/tenant.types.ts'
import { trialStores } from './tenants/trial-stores.ts'

export type { DemoTenant } from './tenants/tenant.types.ts'

/** Every store of the demo. Dates of offers and schedules count from `now`. */
export const demoTenants = (now: Date): DemoTenant[] => [fresh(now), cellar(now), corner(now), ...trialStores(now)]
