export { createFederation, type Federation, RemoteFailure } from './federation/federation.ts'
export type { Toast } from './toasts/toasts.types.ts'
export { isBlocking } from './dialogs/dialogs.rules.ts'
export { isKeptEdits } from './cart/kept-edits.ts'
export type { Dialogs, OpenDialog } from './dialogs/dialogs.types.ts'
export { createBus } from './bus/bus.ts'
export { LOYALTY_FOR_ALL, useGuardFacts } from './guards/guard-facts.ts'
export { decideGuards, type GuardDecision, type GuardFacts } from './guards/guards.rules.ts'
export { createPlatform, type HostPlatform, type PlatformParts } from './host/create-platform.ts'
export { RemoteBoundary } from './host/remote-boundary.tsx'
export { RemoteFailureNotice } from './host/remote-failure-notice.tsx'
export { createRemoteModule, type RemoteModuleProps } from './host/remote-module.tsx'
export {
  createRemoteModules,
  type PageData,
  type PartName,
  type RemoteModules,
  type RemoteSource,
} from './host/remote-modules.ts'
export { createReport, messageOf, type Report } from './host/reports.ts'
export { createServerPage, noServerPage, type ServerPage } from './host/server-page.ts'
export { matchPage, type PageRoute, routeTableOf } from './host/route-table.ts'
export { resolveLink } from './links/links.ts'
export { RouteLink, RouteNavLink } from './links/route-link.tsx'
export { startPlatform } from './platform.tsx'
export { createGuestTokens, type GuestTokens } from './session/guest-tokens.ts'
export {
  type Check,
  isAnything,
  isEither,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isPerhaps,
  isRecord,
  isRecordOf,
  isShape,
  isText,
  isTextLike,
  isWhole,
} from './shapes/shape.ts'
export { ShownPage } from './router/shown-page.tsx'
export { isChosenStore } from './shopping/chosen-store.ts'
export { createMoveUndo } from './shopping/move-undo.ts'
export { createStoreNews, STORE_NEWS, type StoreNews } from './shopping/store-news.ts'
export type { SessionAdapter } from './session/session-adapter.ts'
export { createTokenKeeper, type KeptToken, type TokenKeeper } from './session/token-keeper.ts'
export { createMemoryValue, createStoredValue, type StoredValue, type ValueArea } from './storage/stored-value.ts'
export { createTabChannel, silentChannel, type TabChannel } from './tabs/tab-channel.ts'
export { withTabLock } from './tabs/web-lock.ts'
