import { createAccountStore } from './accounts/account.store.ts'
import { createAttemptStore } from './attempts/attempt.store.ts'
import { createClosingStore } from './closing/closing.store.ts'
import type { Pool } from './database/database.ts'
import { createPayloadStore } from './oidc/payload.store.ts'
import { createPasswordResetStore } from './password-reset/password-reset.store.ts'
import { createPendingAccountStore } from './sign-in/pending-account.store.ts'
import { createTenantDirectory } from './tenants/tenant.directory.ts'
import { createTenantStore } from './tenants/tenant.store.ts'

export type Stores = ReturnType<typeof createStores>

export const createStores = (pool: Pool, tenantOrigins: ReadonlyMap<string, string>) => ({
  accounts: createAccountStore(pool),
  attempts: createAttemptStore(pool),
  closing: createClosingStore(pool),
  payloads: createPayloadStore(pool),
  pending: createPendingAccountStore(pool),
  resets: createPasswordResetStore(pool),
  tenants: createTenantDirectory(createTenantStore(pool), tenantOrigins),
})
