import { OWN_SCRIPTS_POLICY, SCRIPT_PATHS } from '@aisle/contract'

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown
}

/**
 * Lets scripts through from this store's own paths only, and HTML not at all. Before anything else is loaded. In a
 * foreign page `base` stands before those paths.
 */
export function allowOwnScripts(base = ''): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (isPolicyFactory(factory))
    factory.createPolicy(OWN_SCRIPTS_POLICY, { createScriptURL: (address) => ownScript(address, base) })
}

/** The address itself if a script may come from there. @throws TypeError else */
export function ownScript(address: string, base = ''): string {
  const url = URL.parse(address, document.baseURI)
  if (url?.origin === location.origin && SCRIPT_PATHS.some((path) => url.pathname.startsWith(base + path)))
    return address
  throw new TypeError(`No script may come from ${address}`)
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'createPolicy') === 'function'
