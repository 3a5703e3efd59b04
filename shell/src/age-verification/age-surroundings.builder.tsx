import { ageVerificationStatus, completeAgeVerification, startAgeVerification } from '@aisle/api/age-verification'
import { callKey } from '@aisle/api/endpoint'
import { footerDetails, paymentLogos } from '@aisle/api/footer'
import { AGE_CHECK_WIDGET_NAME, type AgeCheckOptions, defineSurface, type Remote } from '@aisle/contract'
import { useGo } from '@aisle/platform'
import { aConfiguration, reply, serve, server } from '@aisle/platform/testing'
import { vi } from 'vitest'
import DialogStack from '../dialogs/dialog-stack.tsx'
import { Frame } from '../frame/frame.tsx'
import { renderInShell, type ShellSurroundings } from '../testing/render-in-shell.tsx'
import { ToastRegion } from '../toasts/toast-region.tsx'

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home', demandsAge: 'browsing', showsGoods: true },
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product', showsGoods: true },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
    checkout: { path: '/checkout', title: 'Checkout', linkName: 'checkout', demandsAge: 'checkout' },
  },
})
const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> })
const remote: Remote = {
  surface: catalogue,
  pages: {
    home: page('Wines'),
    product: page('Pinot noir'),
    findStore: page('Find a store'),
    checkout: page('Checkout'),
  },
  widgets: {},
  dialogs: {},
}
const footer = { key: [...callKey(footerDetails, { query: { global: true } })], data: { groups: [], legalLinks: [] } }
/** Asked for once the page has come to rest, which a slow machine gets to within a test. */
const logos = { key: [...callKey(paymentLogos, {})], data: { items: [] } }

export const cellar = (overrides: object = {}) =>
  aConfiguration({
    isStoreAgeRestricted: true,
    enableAgeRestrictedBrowsing: true,
    enableAgeRestrictedCheckout: true,
    ...overrides,
  })

/** Goes to a path as a link would. */
function Ways() {
  const go = useGo()
  return ['/', '/checkout', '/find-store'].map((path) => (
    <button key={path} type="button" onClick={() => void go(path)}>{`Go to ${path}`}</button>
  ))
}

/** A page of a store that restricts ages, with everything around it. */
export async function visitCellar(route = '/', options: ShellSurroundings & { readonly business?: object } = {}) {
  history.replaceState(null, '', route)
  const { business, ...surroundings } = options
  const view = await renderInShell(
    <>
      <Frame />
      <DialogStack />
      <ToastRegion />
      <Ways />
    </>,
    {
      surfaces: [catalogue],
      remotes: [remote],
      route,
      calls: [footer, logos],
      tenant: { configuration: cellar(business) },
      ...surroundings,
    },
  )
  return view
}

export const person = { firstName: 'Robin', lastName: 'Miller', dob: '02/29/1980' }
export const SESSION = 'store-session-1'
export const KEPT_KEY = 'aisle:fresh:age-verified'
export const PENDING_KEY = 'aisle:fresh:age-check'

type Told = { readonly status?: object; readonly completed?: boolean }

/** The API of a check, and what was asked of it. */
export function serveCheck({ status = {}, completed = true }: Told = {}) {
  const asked: { readonly call: string; readonly detail: unknown }[] = []
  server.use(
    serve(startAgeVerification, ({ body }) => {
      asked.push({ call: 'start', detail: body })
      return reply({ sessionId: SESSION, providerSessionID: 'provider-session-1' })
    }),
    serve(ageVerificationStatus, ({ params }) => {
      asked.push({ call: 'status', detail: params['sessionId'] })
      return reply({ isVerified: true, state: 'verified', personalInfo: person, preFillInformation: person, ...status })
    }),
    serve(completeAgeVerification, ({ query }) => {
      asked.push({ call: 'complete', detail: query.get('isInfoMismatched') })
      return reply({ isVerified: completed && query.get('isInfoMismatched') === null })
    }),
  )
  return asked
}

/** The identity provider's widget: it says who opened it, and ends when told to. */
export function provideWidget() {
  const opened: AgeCheckOptions[] = []
  const takenAway = vi.fn<() => void>()
  Reflect.set(globalThis, AGE_CHECK_WIDGET_NAME, {
    open(options: AgeCheckOptions) {
      opened.push(options)
      const page = document.createElement('p')
      page.textContent = 'The provider asks for a document'
      Element.prototype.append.call(options.container, page)
      return () => {
        page.remove()
        takenAway()
      }
    },
  })
  return { opened, takenAway, end: (end: 'verified' | 'failed' = 'verified') => opened.at(-1)?.onEnd(end) }
}

export const keep = (key: string, sessionId: string, at = Date.now(), version = 1) =>
  localStorage.setItem(key, JSON.stringify({ version, value: { sessionId, at } }))
