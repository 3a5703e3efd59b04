import type { StateStore } from 'oidc-client-ts'

const PREFIX = 'aisle.oidc.'
/** What a value of ours takes at most, in characters. */
const ROOM = 512

/** Whether a browser keeps in this place what it is given, so many characters of it (F46). */
export function hasRoom(area: () => Storage, characters = ROOM): boolean {
  try {
    area().setItem(`${PREFIX}room`, 'x'.repeat(characters))
    area().removeItem(`${PREFIX}room`)
    return true
  } catch {
    return false // blocked or full
  }
}

/**
 * What a sign-in under way has to find again when it comes back, its verifier and nonce: in this tab's session storage,
 * and where that is full or blocked in a cookie of the callback's page alone (F46). No token is among it (T38).
 * @param lifetime seconds that a cookie is kept
 */
export function createSignInState(lifetime: number): StateStore {
  const cookieOf = (key: string, value: string, age: number) => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${PREFIX}${key}=${encodeURIComponent(value)}; Path=/callback; Max-Age=${age}; SameSite=Lax${secure}`
  }
  const get = (key: string): string | null => {
    try {
      const kept = sessionStorage.getItem(PREFIX + key)
      if (kept) return kept
    } catch {
      // Blocked: it can only be in a cookie.
    }
    const start = `${PREFIX}${key}=`
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return decodeURIComponent(pair?.slice(start.length) ?? '') || null
  }

  return {
    async set(key, value) {
      try {
        sessionStorage.setItem(PREFIX + key, value)
      } catch {
        if (!navigator.cookieEnabled) throw new Error('This browser keeps nothing.')
        cookieOf(key, value, lifetime)
      }
    },
    get: async (key) => get(key),
    async remove(key) {
      const kept = get(key)
      try {
        sessionStorage.removeItem(PREFIX + key)
      } catch {
        // Blocked storage holds nothing to remove.
      }
      cookieOf(key, '', 0)
      return kept
    },
    /** What has gone stale is looked for here; a cookie ends by itself. */
    async getAllKeys() {
      try {
        return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
      } catch {
        return []
      }
    },
  }
}
