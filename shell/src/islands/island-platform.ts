import type { PageRegistry } from '@aisle/contract'
import {
  createGuestTokens,
  createPlatform,
  createStoredValue,
  type HostPlatform,
  isText,
  type Report,
  type SessionAdapter,
  silentChannel,
  startPlatform,
} from '@aisle/platform/host'

type Options = {
  readonly tenant: string
  readonly base: string
  readonly registry: PageRegistry
  readonly report: Report
}

/** The platform of a foreign page: whoever is there shops as a guest, and signs in at the store itself. */
export function createIslandPlatform({ tenant, base, registry, report }: Options): HostPlatform {
  const platform = createPlatform({
    tenant: { tenant, configuration: null, theme: {} },
    surfaces: Object.values(registry.remotes).map(({ surface }) => surface),
    chosenStore: null,
    calls: [],
    partnersOrigin: location.origin,
    baseUrl: base,
    channel: silentChannel,
    cartNumber: createStoredValue({
      key: `aisle:${tenant}:cart-number`,
      version: 1,
      check: isText,
      area: () => localStorage,
    }),
    session: guestsOnly,
    guest: createGuestTokens({ tenant, channel: silentChannel, baseUrl: base }),
    WidgetView: () => null,
    report,
  })
  startPlatform(platform)
  return platform
}

const nobody = async () => undefined
const guestsOnly: SessionAdapter = {
  initial: { status: 'guest', profile: null },
  subscribe: () => {},
  current: nobody,
  replace: nobody,
  signIn: nobody,
  signOut: nobody,
  expire: () => {},
}
