import type { Platform } from '@aisle/platform'

/** Milliseconds between two looks at most (spec 1 §9, mobile refresh throttle). */
const THROTTLE = 5_000

/** Looks at the cart and the customer again when somebody comes back to this tab (F26, F54). */
export function startFreshness({ cart, session }: Pick<Platform, 'cart' | 'session'>): void {
  let last = Date.now()
  const look = () => {
    if (Date.now() - last < THROTTLE) return
    last = Date.now()
    const isSignedIn = session.store.getState().status === 'signed-in'
    if (cart.store.getState().detail !== null || isSignedIn) void cart.refresh()
    // What could not be asked now is asked at the next return.
    if (isSignedIn) session.refreshCustomer().catch(() => {})
  }
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
