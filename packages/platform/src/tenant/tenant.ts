import { useStore } from 'zustand/react'
import { usePlatform } from '../platform.tsx'
import type { TenantState } from './tenant.types.ts'

/** Reads the tenant: `useTenant((t) => t.configuration?.businessConfigurations.businessName)`. */
export const useTenant = <T>(select: (state: TenantState) => T): T => useStore(usePlatform().tenant.store, select)
