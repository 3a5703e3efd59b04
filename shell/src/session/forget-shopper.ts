import { orderIntentKey } from '@aisle/contract'
import { cookieArea } from '@aisle/platform/cookie-area'

/**
 * What outlives a sign-out: the tokens and carts of guests, whose own code minds them, and what is the browser's and not
 * the shopper's. Whatever else a page keeps under `aisle:<tenant>:` goes: order under way, addresses, filters, age check.
 */
const KEPT: ReadonlySet<string> = new Set([
  'session',
  'guest',
  'guest-ended',
  'cart-number',
  'disclaimers',
  'announcements',
  'install-denied',
])

/**
 * Removes what this browser has kept for the shopper who is signed out. Local storage is every tab's. A session that
 * has run out leaves an order that was sent and not answered: its key is what keeps it from being placed twice, and
 * only the same shopper finds it again (F23).
 */
export function forgetShopper(tenant: string, { hasRunOut = false } = {}): void {
  const prefix = `aisle:${tenant}:`
  const isKept = (key: string) => KEPT.has(key.slice(prefix.length)) || (hasRunOut && key === orderIntentKey(tenant))
  // What stands in a cookie because storage was full.
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name.startsWith(prefix) && !isKept(name)) cookieArea.removeItem(name)
  }
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = area()
      for (const key of Object.keys(kept)) {
        if (key.startsWith(prefix) && !isKept(key)) kept.removeItem(key)
      }
    } catch {
      // Blocked storage holds nothing to forget.
    }
  }
}
