import type { AnyEndpoint } from '@aisle/api/endpoint'
import { StoreMode, storeModeOf } from '@aisle/api/store-mode'
import { AppError } from './app-error.ts'
import type { RequestContext } from './request-context.ts'
import { customerNeeded, userNeeded } from './server.errors.ts'
import { messages } from './server.messages.ts'

/** Calls that a page needs to show that the store is closed or to ask for its access code. */
const ALWAYS_OPEN = new Set([
  'configuration',
  'flatConfiguration',
  'theme',
  'locationSettings',
  'mobileApp',
  'verifyTestPassword',
  'verifyBetaCode',
])

/** Refuses calls that the store's mode, or the caller's role, does not allow (T17, T18). */
export function checkGate(endpoint: AnyEndpoint, { shopper, store }: RequestContext) {
  if (!ALWAYS_OPEN.has(endpoint.name)) checkStore(endpoint, store)
  if (endpoint.access === 'guest') return
  if (shopper.role === 'guest') throw userNeeded()
  if (endpoint.access === 'customer' && !shopper.customerId) throw customerNeeded()
}

function checkStore({ method }: AnyEndpoint, { mode, isActive, hasAccess }: RequestContext['store']) {
  switch (storeModeOf(mode)) {
    case StoreMode.Offline: {
      const text = method === 'GET' ? messages.maintenance : messages.maintenanceOrder
      throw new AppError(403, 'STORE_MAINTENANCE', text)
    }
    case StoreMode.Closed:
      throw new AppError(403, 'STORE_CLOSED', messages.closed)
    case StoreMode.Test:
    case StoreMode.Beta:
      if (!hasAccess) throw new AppError(403, 'ACCESS_CODE_NEEDED', messages.accessCodeNeeded)
  }
  if (!isActive) throw new AppError(403, 'STORE_INACTIVE', messages.underConstruction)
}
