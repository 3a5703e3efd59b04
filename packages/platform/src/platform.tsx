import type { ApiClient } from '@aisle/api/client'
import type { Surface } from '@aisle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AgeCommands, AgeState } from './age/age.types.ts'
import type { Bus } from './bus/bus.ts'
import type { CartAlerts } from './cart/cart-alerts.store.ts'
import type { CartCommands, CartState } from './cart/cart.types.ts'
import type { Dialogs } from './dialogs/dialogs.types.ts'
import type { Report } from './host/reports.ts'
import type { SessionCommands, SessionState } from './session/session.types.ts'
import type { ShoppingOfShell, ShoppingState } from './shopping/shopping.types.ts'
import type { TenantState } from './tenant/tenant.types.ts'
import type { Toasts } from './toasts/toasts.types.ts'

/** A store to read with selectors and the commands that change it. */
export type Owned<State, Commands = object> = { readonly store: StoreApi<State> } & Commands

/** Shows a widget of a remote, or nothing when it fails. The shell provides it. */
export type WidgetView = ComponentType<{ readonly remote: string; readonly name: string; readonly props: object }>

/** The one shared run-time: made once by the shell, reached by remotes through the hooks and commands of this package. */
export type Platform = {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly bus: Bus
  readonly surfaces: readonly Surface[]
  readonly tenant: Owned<TenantState>
  readonly session: Owned<SessionState, SessionCommands>
  readonly shopping: Owned<ShoppingState, ShoppingOfShell>
  readonly cart: Owned<CartState, CartCommands>
  readonly cartAlerts: CartAlerts
  readonly age: Owned<AgeState, AgeCommands>
  readonly dialogs: Dialogs
  readonly toasts: Toasts
  readonly WidgetView: WidgetView
  /** Tells the store of a failure that a page has found itself; without personal data. */
  readonly report: Report
  /** Origin of the tenant's partners: payment fields, age check, loyalty. */
  readonly partnersOrigin: string
}

const PlatformContext = createContext<Platform | undefined>(undefined)

let started: Platform | undefined

/** Makes the platform known to commands (`cart.setQuantity`), which run outside of rendering. Shell and tests only. */
export function startPlatform(platform: Platform): void {
  started = platform
}

/** The platform for code outside of rendering: event handlers, subscriptions. @throws Error before the shell started it. */
export function currentPlatform(): Platform {
  if (!started) throw new Error('The platform has not been started: only the shell and tests do that.')
  return started
}

/** Tells the store of a failure that a page has found itself, each once; without personal data. */
export const report: Report = (fault) => currentPlatform().report(fault)

export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform
  readonly children: ReactNode
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>
}

/** The platform for rendering. @throws Error outside of `<PlatformProvider>`. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('Render inside <PlatformProvider>.')
  return platform
}
