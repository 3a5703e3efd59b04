import type { Boot } from '@aisle/contract'
import type { TenantState } from '@aisle/platform'
import {
  createMemoryValue,
  createPlatform,
  type HostPlatform,
  type PlatformParts,
  type SessionAdapter,
  silentChannel,
} from '@aisle/platform/host'

type Options = {
  readonly boot: Boot
  readonly tenant: TenantState
  readonly WidgetView: PlatformParts['WidgetView']
}

/**
 * The platform of one page that is rendered on the server: nobody is signed in, and nothing is asked of the network. A
 * part that needs what did not come with the page waits for ever here, and is left to the browser.
 */
export function createServerPlatform({ boot, tenant, WidgetView }: Options): HostPlatform {
  return createPlatform({
    tenant,
    surfaces: Object.values(boot.registry.remotes).map(({ surface }) => surface),
    chosenStore: boot.store,
    calls: boot.calls,
    partnersOrigin: boot.partnersOrigin,
    baseUrl: '',
    channel: silentChannel,
    cartNumber: createMemoryValue<string>(),
    session: nobody,
    guest: { current: never, replace: never, forget: () => {}, mayExist: () => false, startAnew: () => {} },
    WidgetView,
    report: () => {},
  })
}

/** Calls wait for a token before they leave. */
const never = () => new Promise<never>(() => {})

const nobody: SessionAdapter = {
  initial: { status: 'guest', profile: null },
  subscribe: () => {},
  current: never,
  replace: never,
  signIn: never,
  signOut: never,
  expire: () => {},
}
