import { getJson } from '@aisle/api/client/get-json'
import {
  type Boot,
  orderIntentKey,
  PREFERENCE_COOKIE_AGE,
  REGISTRY_PATH,
  ROOT_ELEMENT_ID,
  WRAPPER_GLOBAL,
} from '@aisle/contract'
import type { TenantState } from '@aisle/platform'
import {
  createFederation,
  createGuestTokens,
  createPlatform,
  createRemoteModule,
  createRemoteModules,
  createReport,
  createStoredValue,
  createTabChannel,
  isKeptEdits,
  isText,
  messageOf,
  routeTableOf,
  startPlatform,
} from '@aisle/platform/host'
import { App } from '../app.tsx'
import { serverPageIn, show } from '../hydration/take-over.ts'
import { createAddressRouter } from '../routing/address-router.tsx'
import { replayEarlyInput } from '../hydration/replay-early-input.ts'
import { pageMessages } from '../shell.messages.ts'
import { readRegistry } from './read-boot.ts'
import { startFaultReports } from '../faults/report-faults.ts'
import { startLater } from '../later/start-later.ts'
import { startPageTitles } from '../routing/page-title.ts'
import { startScrollMemory } from '../routing/scroll.ts'
import { createSessionAdapter } from '../session/create-session-adapter.ts'
import { createStart } from '../start/create-start.ts'

type Start = { readonly boot: Boot; readonly dropped: readonly string[]; readonly tenant: TenantState }

/** Puts the parts of the store together, renders it, and only then begins to ask. */
export function startStore({ boot, dropped, tenant }: Start): void {
  const { registry } = boot
  const surfaces = Object.values(registry.remotes).map(({ surface }) => surface)
  const table = routeTableOf(surfaces)
  const channel = createTabChannel(boot.tenant)
  const report = createReport()
  const versionOf = (remote: string) => registry.remotes[remote]?.version

  const tell = (kind: string, remote: string, part: string, message: string) => {
    report({ kind, remote, part, message, version: versionOf(remote) })
    platform.bus.emit('remote.failed', { remote, part, reason: message })
  }
  const modules = createRemoteModules(
    createFederation({
      registry,
      refresh: async (signal) => readRegistry(await getJson(REGISTRY_PATH, signal)).registry,
      onFailure: ({ remote, part, reason, message }) => tell(reason, remote, part, message),
    }),
  )
  const root = rootOf(document)
  const serverPage = serverPageIn(root, table, modules)
  const RemoteModule = createRemoteModule({
    modules,
    ...(serverPage ? { serverPage } : {}),
    onThrown: ({ remote, kind, name }, error) => tell('render', remote, `${kind} ${name}`, messageOf(error)),
  })
  const session = createSessionAdapter({ tenant: boot.tenant, identity: boot.identity, channel })
  const platform = createPlatform({
    tenant,
    surfaces,
    chosenStore: boot.store,
    calls: boot.calls,
    partnersOrigin: boot.partnersOrigin,
    storefrontId: Reflect.get(globalThis, WRAPPER_GLOBAL)?.storefrontId,
    baseUrl: '',
    channel,
    cartNumber: createStoredValue({
      key: `aisle:${boot.tenant}:cart-number`,
      version: 1,
      check: isText,
      area: () => localStorage,
    }),
    cartEdits: createStoredValue({
      key: `aisle:${boot.tenant}:cart-edits`,
      version: 1,
      check: isKeptEdits,
      area: () => localStorage,
      lifetime: PREFERENCE_COOKIE_AGE,
    }),
    isOrdering: () => isKept(orderIntentKey(boot.tenant)),
    session,
    guest: createGuestTokens({ tenant: boot.tenant, channel, baseUrl: '' }),
    verifyAge: async () => (await ageVerification()).verify(),
    async beforeGuestEnds(guest) {
      if (!isAgeRestricted()) return
      // A check that could not be given to the customer now is at the next start.
      await ageVerification().then(
        ({ mapGuestCheck }) => mapGuestCheck(guest),
        () => {},
      )
    },
    WidgetView: ({ remote, name, props }) => <RemoteModule remote={remote} kind="widget" name={name} props={props} />,
    report,
    onRefused: (error) => start.onRefused(error),
  })
  const isAgeRestricted = () =>
    platform.tenant.store.getState().configuration?.businessConfigurations.isStoreAgeRestricted
  const ageVerification = async () =>
    (await import(/* webpackChunkName: "age" */ '../age-verification/age-verification.ts')).ageVerificationOf(
      platform,
      table,
    )
  const start = createStart(platform)

  startPlatform(platform)
  startFaultReports(report, registry)
  for (const name of dropped) report({ kind: 'registry', remote: name, message: 'The registry entry cannot be read.' })
  startPageTitles(() => platform.tenant.store.getState().configuration?.businessConfigurations.businessName ?? '')
  startScrollMemory()

  const app = (
    <App
      platform={platform}
      shell={{ table, modules, RemoteModule, session, report }}
      Router={createAddressRouter(serverPage)}
      start={start}
    />
  )
  show(root, app, report)
  replayEarlyInput({
    root,
    isStuck: () => serverPage?.store.getState().status === 'failed',
    onStuck: () => platform.toasts.show('error', pageMessages.stuck),
  })

  start.start()
  void platform.start()
  void startLater({ platform, table, modules, report })
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // blocked storage keeps nothing
  }
}

function rootOf(document: Document): HTMLElement {
  const root = document.getElementById(ROOT_ELEMENT_ID)
  if (!root) throw new Error('There is no place to render into.')
  return root
}
