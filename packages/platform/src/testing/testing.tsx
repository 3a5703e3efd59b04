import {
  type ChosenStore,
  completeSurface,
  type InlinedCall,
  type Surface,
  type SurfaceDeclaration,
  matchRoutePath,
} from '@aisle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { ShownPage } from '../router/shown-page.tsx'
import { MemoryRouter, useLocation } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { AgeCommands, AgeState } from '../age/age.types.ts'
import type { CartState } from '../cart/cart.types.ts'
import { createPlatform, type HostPlatform } from '../host/create-platform.ts'
import type { Report } from '../host/reports.ts'
import { PlatformProvider, startPlatform, type WidgetView } from '../platform.tsx'
import type { SessionState } from '../session/session.types.ts'
import { createMemoryValue } from '../storage/stored-value.ts'
import { silentChannel } from '../tabs/tab-channel.ts'
import type { TenantState } from '../tenant/tenant.types.ts'
import { aConfiguration, aStore } from './builders.ts'
import { server } from './server.ts'

export * from './builders.ts'
export { bringEverythingNear } from './nearby.ts'
export { refusingStorage } from './refusing-storage.ts'
export { refusal, reply, serve, server } from './server.ts'
export { setViewport, viewportWidth } from './viewport.ts'

export type TestSurroundings = {
  /** Surfaces of the remotes that this tenant runs; links, menus, slots and dialogs follow from them. */
  readonly surfaces?: readonly (Surface | SurfaceDeclaration)[]
  readonly cart?: Partial<CartState>
  readonly age?: Partial<AgeState>
  readonly verifyAge?: AgeCommands['verify']
  readonly session?: Partial<SessionState>
  /** `null`: no store chosen yet. */
  readonly shopping?: ChosenStore | null
  readonly tenant?: Partial<TenantState>
  /** Answers that came with the page. */
  readonly calls?: readonly InlinedCall[]
  readonly WidgetView?: WidgetView
  /** Hears what pages report. */
  readonly report?: Report
}

export type RenderOptions = TestSurroundings & {
  /** Address of the page, with the query. */
  readonly route?: string
  /** The route's pattern, where the page reads parameters: `/detail/:seoName`. */
  readonly path?: string
}

/** A platform as the shell makes it, on the API that `server` plays; a guest with a chosen store unless told otherwise. */
export function createTestPlatform({
  surfaces = [],
  cart = {},
  age = {},
  verifyAge = () => Promise.resolve(false),
  session,
  shopping = aStore(),
  tenant = {},
  calls = [],
  WidgetView = () => null,
  report = () => {},
}: TestSurroundings = {}): HostPlatform {
  const isSignedIn = session?.status === 'signed-in'
  const platform = createPlatform({
    tenant: { tenant: 'fresh', configuration: aConfiguration(), theme: {}, ...tenant },
    surfaces: surfaces.map((surface) => completeSurface(surface as SurfaceDeclaration)), // oxlint-disable-line typescript/consistent-type-assertions -- a parsed surface is a declaration with every part
    chosenStore: shopping,
    calls,
    partnersOrigin: 'http://partners.localhost:3000',
    baseUrl: location.origin,
    channel: silentChannel,
    cartNumber: createMemoryValue(cart.detail?.orderNumber ?? undefined),
    session: {
      initial: { status: 'guest', profile: null },
      current: () => Promise.resolve(isSignedIn ? 'user-token' : undefined),
      replace: () => Promise.resolve(undefined),
      subscribe: () => {},
      signIn: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      expire: () => {},
    },
    guest: {
      current: () => Promise.resolve('guest-token'),
      replace: () => Promise.resolve(undefined),
      mayExist: () => false,
      startAnew: () => {},
      forget: () => {},
    },
    WidgetView,
    verifyAge,
    report,
    initial: {
      age,
      cart: { status: 'ready', ...cart },
      session: isSignedIn ? { profile: aProfile, customerId: undefined, ...session } : session,
    },
  })
  startPlatform(platform)
  started.push(platform)
  return platform
}

const started: HostPlatform[] = []

const aProfile = { subject: 'shopper', email: 'customer@example.com', firstName: 'Casey' }

/** Renders a page, widget or dialog of a remote as the shell does: platform, router, cache, Suspense. */
export function renderWithProviders(ui: ReactNode, { route = '/', path = '*', ...surroundings }: RenderOptions = {}) {
  const platform = createTestPlatform(surroundings)
  const user = userEvent.setup()
  const view = render(
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <MemoryRouter initialEntries={[route]}>
          <PageAt path={path}>
            <Suspense fallback={null}>{ui}</Suspense>
          </PageAt>
        </MemoryRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )
  return { ...view, user, platform }
}

/** Shows what is inside where the path matches, with its parameters. */
function PageAt({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const location = useLocation()
  const params = path === '*' ? {} : matchRoutePath(path, location.pathname)
  return params ? (
    <ShownPage location={location} params={params}>
      {children}
    </ShownPage>
  ) : null
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  for (const platform of started.splice(0)) platform.stop()
  server.resetHandlers()
})
afterAll(() => server.close())
