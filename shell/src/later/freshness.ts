import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { userInfo } from '@aisle/api/customer'
import { notificationList } from '@aisle/api/notification'
import type { Platform } from '@aisle/platform'

/** Milliseconds between two looks at most (spec 1 §9, mobile refresh throttle). */
const THROTTLE = 5_000

/** What a customer is told, and what the store says: asked again where it is on screen, else when it is next shown. */
const TOLD = [userInfo, notificationList]
const SAID = [disclaimers, announcements]

type Parts = Pick<Platform, 'cart' | 'session' | 'queryClient'>

/**
 * Looks at cart, customer and notifications again when somebody comes back to this tab (F26, F54; spec 1 §4), in the
 * mobile app with each touch.
 */
export function startFreshness({ cart, session, queryClient }: Parts, { isTouched = false } = {}): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let last = Date.now()
  const look = () => {
    if (Date.now() - last < THROTTLE) return
    last = Date.now()
    const isSignedIn = session.store.getState().status === 'signed-in'
    if (cart.store.getState().detail !== null || isSignedIn) void cart.refresh()
    // What could not be asked now is asked at the next return.
    if (isSignedIn) session.refreshCustomer().catch(() => {})
    for (const { method, path } of [...SAID, ...(isSignedIn ? TOLD : [])])
      void queryClient.invalidateQueries({ queryKey: [method, path] })
  }
  addEventListener('focus', look, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  if (isTouched) addEventListener('touchstart', look, { signal, passive: true })
  return () => ending.abort()
}
