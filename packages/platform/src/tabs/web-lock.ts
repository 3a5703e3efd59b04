/** Milliseconds to wait for another tab; a frozen one must not stop this one for good (F17). */
export const LOCK_TIMEOUT = 15_000

/**
 * Runs `work` while no other tab of the browser does. When the lock is not to be had in time, or the browser has none or
 * refuses it with its storage (F47), `work` runs all the same, once.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>, timeout = LOCK_TIMEOUT): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return await work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), timeout)
  let isHeld = false
  try {
    return await navigator.locks.request(name, { signal: patience.signal }, async () => {
      isHeld = true
      clearTimeout(timer)
      return await work()
    })
  } catch (error) {
    if (isHeld) throw error
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
