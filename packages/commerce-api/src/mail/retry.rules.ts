const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 15 * 60_000
const LAST_ATTEMPT = 20

/** When a mail is tried again: pauses double up to a quarter of an hour; after twenty attempts it is given up. */
export function retryAt(attempts: number, now: Date): { readonly availableAt: Date; readonly failedAt: Date | null } {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return { availableAt: new Date(now.getTime() + pause), failedAt: attempts >= LAST_ATTEMPT ? now : null }
}
