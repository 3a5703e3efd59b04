import { AGE_CHECK_POLICY, AGE_CHECK_WIDGET_NAME, AGE_CHECK_WIDGET_PATH, type AgeCheckWidget } from '@aisle/contract'

type ScriptPolicy = { createScriptURL(address: string): string }

/** The identity provider's widget, once its script has run; asks for the script where it is not on its way (spec 1 §4). */
export function findWidget(partnersOrigin: string): AgeCheckWidget | undefined {
  const widget: unknown = Reflect.get(globalThis, AGE_CHECK_WIDGET_NAME)
  if (isWidget(widget)) return widget
  requestScript(partnersOrigin + AGE_CHECK_WIDGET_PATH)
  return undefined
}

let requested: HTMLScriptElement | undefined

function requestScript(address: string) {
  if (requested?.isConnected) return
  const script = document.createElement('script')
  // One that did not come is asked for again by the next look.
  script.addEventListener('error', () => script.remove())
  Reflect.set(script, 'src', trusted(address))
  document.head.append(script)
  requested = script
}

let policy: ScriptPolicy | undefined

/** Lets this one address through, where the page's policy asks for it (T51). */
function trusted(address: string): unknown {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isPolicyFactory(types)) return address
  policy ??= types.createPolicy(AGE_CHECK_POLICY, { createScriptURL: only(address) })
  return policy.createScriptURL(address)
}

const only = (allowed: string) => (address: string) => {
  if (address === allowed) return address
  throw new TypeError(`No script may come from ${address}`)
}

const isWidget = (value: unknown): value is AgeCheckWidget =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'function'

type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'createPolicy') === 'function'
