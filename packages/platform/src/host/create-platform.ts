import { type ApiError, createApiClient } from '@aisle/api/client'
import type { ChosenStore, InlinedCall, Surface } from '@aisle/contract'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { AgeCommands, AgeState } from '../age/age.types.ts'
import { hidesRestricted } from '../age/hides-restricted.rules.ts'
import { createBus } from '../bus/bus.ts'
import { createCartAlerts } from '../cart/cart-alerts.store.ts'
import { cartMessages } from '../cart/cart.messages.ts'
import type { CartState } from '../cart/cart.types.ts'
import { type Cart, createCart } from '../cart/create-cart.ts'
import { ABANDONED, codeOf } from '../cart/edit-failure.ts'
import { GUEST, type KeptEdits } from '../cart/kept-edits.ts'
import { createDialogs } from '../dialogs/create-dialogs.ts'
import { resolveLink } from '../links/links.ts'
import type { Platform, WidgetView } from '../platform.tsx'
import { createAuthorizer } from '../session/authorizer.ts'
import { createSession, type Session } from '../session/create-session.ts'
import type { GuestTokens } from '../session/guest-tokens.ts'
import type { TokenSource } from '../session/authorizer.ts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import type { SessionState } from '../session/session.types.ts'
import { createShopping, type Shopping } from '../shopping/create-shopping.ts'
import { createMemoryValue, type StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import type { TenantState } from '../tenant/tenant.types.ts'
import { createToasts } from '../toasts/create-toasts.ts'
import { type Report, messageOf } from './reports.ts'

export type PlatformParts = {
  readonly tenant: TenantState
  readonly surfaces: readonly Surface[]
  readonly chosenStore: ChosenStore | null
  /** Answers that came with the page. */
  readonly calls: readonly InlinedCall[]
  readonly partnersOrigin: string
  /** Which mobile app the page is shown in (spec 1 §7). */
  readonly storefrontId?: string | undefined
  /** Origin of the API, empty for the page's own. */
  readonly baseUrl: string
  readonly channel: TabChannel
  readonly cartNumber: StoredValue<string>
  /** Edits of the cart that the server has not confirmed; without it the page alone remembers. */
  readonly cartEdits?: StoredValue<KeptEdits>
  /** Whether an order was sent whose outcome is not known yet: its cart is gone because it became that order. */
  readonly isOrdering?: () => boolean
  readonly session: SessionAdapter
  readonly guest: GuestTokens
  /** Verifies ages, in stores that restrict them. */
  readonly verifyAge?: AgeCommands['verify']
  /** Somebody is signed in who may have been a guest before; `guest` proves which, until this has ended. */
  readonly beforeGuestEnds?: (guest: TokenSource) => Promise<unknown>
  readonly WidgetView: WidgetView
  readonly report: Report
  /** Hears of every call that the API answered with a failure. */
  readonly onRefused?: (error: ApiError) => void
  readonly initial?: {
    readonly session?: Partial<SessionState>
    readonly cart?: Partial<CartState>
    readonly age?: Partial<AgeState>
  }
}

/** The platform as the shell holds it. */
export type HostPlatform = Platform & {
  /** Begins to ask: who this is, what is in the cart. */
  start(): Promise<void>
  /** Drops edits and questions that still wait. For tests and islands. */
  stop(): void
}

/** Milliseconds to read what became of a cart. */
const LONG_TOAST = 8000

/** Makes the one shared run-time out of its parts. Nothing is asked of the network before `start`. */
export function createPlatform(parts: PlatformParts): HostPlatform {
  const { surfaces, channel, guest, initial } = parts
  const queryClient = createQueryClient(parts.calls, (error) => {
    // Whatever was asked for: a cart that is gone is looked for, cleared and told of (spec 2 §8).
    if (codeOf(error) === ABANDONED) void cart.refresh()
  })
  const bus = createBus((error) => parts.report({ kind: 'error', message: messageOf(error) }))
  const dialogs = createDialogs(surfaces)
  const toasts = createToasts()
  const cartAlerts = createCartAlerts(toasts)
  const tenant = { store: createStore<TenantState>(() => parts.tenant) }
  const api = createApiClient({
    baseUrl: parts.baseUrl,
    headers: {
      'x-tenant-id': parts.tenant.tenant,
      ...(parts.storefrontId ? { 'x-storefront-id': parts.storefrontId } : {}),
    },
    hidesRestricted: () => hidesRestricted(tenant.store.getState(), age.store.getState()),
    onRefused: parts.onRefused,
    authorizer: createAuthorizer({
      user: { current: () => session.token(), replace: parts.session.replace },
      guest,
      onSessionOver: () => session.expire(),
      onGuestRefused: () => guest.forget(),
    }),
  })

  const session: Session = createSession({
    adapter: parts.session,
    api,
    bus,
    initial: initial?.session,
    onCustomer: (found) => shopping.meet(found),
    onSignedIn({ isNews }) {
      // What a guest was shown may look different now; the guest's cart stays on screen until it is taken over.
      if (isNews) void queryClient.invalidateQueries()
      void startSignedIn()
    },
    onSignedOut() {
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.resetQueries()
      cart.reset()
      shopping.meet(null)
      guest.startAnew()
    },
    onGuest: () => void cart.start(),
  })

  const showLong = (text: string) => toasts.show('error', text, { milliseconds: LONG_TOAST })

  const cart: Cart = createCart({
    api,
    bus,
    channel,
    number: parts.cartNumber,
    store: () => shopping.store.getState().store,
    isGuest: () => session.store.getState().status !== 'signed-in',
    onRefused: (refused, error) =>
      void import(/* webpackChunkName: "frame" */ '../cart/refused-edit.ts').then(
        ({ showRefusal }) =>
          showRefusal(refused, error, {
            api,
            dialogs,
            toasts,
            store: shopping.store.getState().store,
            age,
            cart,
            cartAlerts,
            bus,
            signIn: () => session.signIn(),
          }),
        () => showLong(cartMessages.unreachable),
      ),
    onAbandoned() {
      if (parts.isOrdering?.()) return
      cartAlerts.show({ key: 'abandoned', variant: 'danger', message: cartMessages.abandoned })
      // Whoever is elsewhere does not see what the cart's page says.
      if (location.pathname !== resolveLink(surfaces, 'cart')) showLong(cartMessages.abandoned)
    },
    kept: parts.cartEdits ?? createMemoryValue(),
    owner: () => session.store.getState().profile?.subject ?? GUEST,
    onConflicts: () => showLong(cartMessages.conflicts),
    initial: initial?.cart,
  })

  const age = {
    store: createStore<AgeState>(() => ({ isVerified: false, isChecking: false, hasFailed: false, ...initial?.age })),
    verify: async () => (await parts.verifyAge?.()) ?? false,
  }

  const shopping: Shopping = createShopping({
    tenant: parts.tenant.tenant,
    initial: parts.chosenStore,
    api,
    bus,
    channel,
    dialogs,
    toasts,
    cart: () => cart,
    customerId: () => session.store.getState().customerId,
  })

  // What cannot be asked now is asked again when the shopper comes back to the tab.
  const startSignedIn = async () => {
    const isHandedOver = cart.holdGuestCart(guest.mayExist())
    await parts.beforeGuestEnds?.(guest)
    await Promise.allSettled([session.refreshCustomer(), isHandedOver ? takeCart() : cart.refresh()])
  }

  const takeCart = async () => {
    await cart.adoptGuestCart(guest.current())
    guest.startAnew()
  }

  return {
    api,
    queryClient,
    bus,
    surfaces,
    tenant,
    session,
    shopping,
    cart,
    cartAlerts,
    age,
    dialogs,
    toasts,
    WidgetView: parts.WidgetView,
    report: parts.report,
    partnersOrigin: parts.partnersOrigin,
    async start() {
      const { status } = session.store.getState()
      if (status === 'signed-in') await startSignedIn()
      // Whoever is still being asked about is told of by the session.
      else if (status === 'guest') await cart.start()
    },
    stop() {
      cart.reset()
      queryClient.clear()
    },
  }
}

function createQueryClient(calls: readonly InlinedCall[], onRefused: (error: Error) => void) {
  // The API client repeats what may be repeated; a second layer would multiply that.
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onError: onRefused }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      // What is done without a connection fails in sight instead of waiting unseen for one (F22).
      mutations: { networkMode: 'always' },
    },
  })
  for (const { key, data } of calls) queryClient.setQueryData(key, data)
  return queryClient
}
