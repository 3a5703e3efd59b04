import { ApiError } from '@aisle/api/client'
import { readConfiguration } from '@aisle/api/client/read-configuration'
import { storeModeOf, StoreMode } from '@aisle/api/store-mode'
import type { Platform } from '@aisle/platform'
import { forgetAccess, meetOpenMode } from './access-code.ts'
import type { Start } from './create-start.ts'

const NOT_A_STORE = 404

type Parts = Pick<Platform, 'api' | 'tenant'> & Pick<Start, 'state'>

/** Refusals of the API that are about the whole store. */
const ABOUT_THE_STORE = /^(STORE|ACCESS_CODE)_/

/**
 * Asks for the configuration anew; after a refusal only if that is about the store. A mode that is another one than
 * before asks for its code anew (spec 1 §4), and so does a code that the API does not take any more.
 */
export async function loadConfiguration({ api, tenant, state }: Parts, refusal?: string): Promise<void> {
  if (refusal && !ABOUT_THE_STORE.test(refusal)) return
  const before = tenant.store.getState()
  if (refusal === 'ACCESS_CODE_NEEDED') forgetAccess({ state, tenant: before.tenant })
  state.setState({ hasFailed: false })
  try {
    const found = await readConfiguration(api)
    const was = before.configuration && storeModeOf(before.configuration.businessConfigurations.mode)
    const is = storeModeOf(found.businessConfigurations.mode)
    if (was !== null && was !== is) forgetAccess({ state, tenant: before.tenant })
    meetOpenMode(before, is)
    // A store that comes back from maintenance starts afresh.
    if (was === StoreMode.Offline && is !== StoreMode.Offline) location.reload()
    else tenant.store.setState({ configuration: found })
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_A_STORE) state.setState({ isUnknown: true })
    else state.setState({ hasFailed: true })
  }
}
