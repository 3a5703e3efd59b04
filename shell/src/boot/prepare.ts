import { tenantStateOf } from '../tenant/tenant-state.ts'
import { readBoot } from './read-boot.ts'
import { startStore } from './start-store.tsx'

/** Reads what came with the document and starts the store with it. @throws Error without a boot block */
export function start(): void {
  const { boot, dropped } = readBoot(document)
  startStore({ boot, dropped, tenant: tenantStateOf(boot.tenant, boot.calls) })
}
