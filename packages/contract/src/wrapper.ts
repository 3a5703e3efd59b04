/**
 * What the mobile app and a page of the store in its web view say to each other. The app puts an object of the type
 * `Wrapper` under this name before the page's first script runs; messages are JSON texts, one of the schemas below.
 */
export const WRAPPER_GLOBAL = 'aisleWrapper'

/** Grows when a message changes in a way that older partners cannot ignore. */
export const WRAPPER_VERSION = 1

/** Whether the device may be asked where it is (spec 1 §4). */
export const geolocationStates = ['granted', 'prompt', 'denied'] as const
export type GeolocationState = (typeof geolocationStates)[number]

/** On `window`, whenever the app tells a new state; `detail` is a `GeolocationState`. */
export const GEOLOCATION_EVENT = 'aisle:geolocation'

/** What the app gives to the page. */
export interface Wrapper {
  readonly version: number
  readonly platform: 'ios' | 'android'
  /** Which app this is: travels with every call as `x-storefront-id`, beside `x-tenant-id` (spec 1 §7). */
  readonly storefrontId: string
  /** The state at start; later ones come as messages. */
  geolocation?: GeolocationState
  /** The device's token, as far as it is known at start; later ones come as messages. */
  pushToken?: string
  /** Takes a message from the page. */
  post(message: string): void
  /** Set by the page, called by the app with a message to it. */
  receive?: (message: string) => void
}

/** What the page says. */
export type ToWrapper =
  /** Messages may come now. */
  | { readonly type: 'ready'; readonly version: number; readonly tenant: string }
  /** For the app's badge. */
  | { readonly type: 'unread'; readonly count: number }
  /** A signed-in customer wants push notifications on this device; answered with `push-token`. */
  | { readonly type: 'push-token-wanted' }

/** The app around a page whose global object this is; `undefined` in a browser. */
export function wrapperOf(scope: object): Wrapper | undefined {
  const found: unknown = Reflect.get(scope, WRAPPER_GLOBAL)
  return isWrapper(found) ? found : undefined
}

const isWrapper = (value: unknown): value is Wrapper =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'storefrontId') === 'string' &&
  typeof Reflect.get(value, 'post') === 'function'

export const tellWrapper = (wrapper: Wrapper, message: ToWrapper): void => wrapper.post(JSON.stringify(message))
