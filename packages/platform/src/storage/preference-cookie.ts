import { PREFERENCE_COOKIE_AGE } from '@aisle/contract'

/** Keeps a preference for 3 days (spec 1 §9). The gateway reads it too, so that the first page is right. */
export function writePreferenceCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${PREFERENCE_COOKIE_AGE}; SameSite=Lax${secure}`
}
