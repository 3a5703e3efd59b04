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

/** Removes what this browser has kept for the shopper who is signed out. Local storage is every tab's. */
export function forgetShopper(tenant: string): void {
  const prefix = `aisle:${tenant}:`
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = area()
      for (const key of Object.keys(kept)) {
        if (key.startsWith(prefix) && !KEPT.has(key.slice(prefix.length))) kept.removeItem(key)
      }
    } catch {
      // Blocked storage holds nothing to forget.
    }
  }
}
