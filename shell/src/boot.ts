import { allowOwnScripts } from './boot/trusted-types.ts'
import { readBoot } from './boot/read-boot.ts'
import { startStore } from './boot/start-store.tsx'
import { tenantStateOf } from './tenant/tenant-state.ts'

// The order in which a store comes to be: tenant state → session → platform → router → render.
allowOwnScripts()
const { boot, dropped } = readBoot(document)
startStore({ boot, dropped, tenant: tenantStateOf(boot.tenant, boot.calls) })
