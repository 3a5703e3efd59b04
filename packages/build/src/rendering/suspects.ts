const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 15 * 60_000

/** Server builds that ended a thread: each is left out for a while, longer every time. A new version starts clean. */
export function createSuspects(now: () => number = Date.now) {
  const known = new Map<string, { readonly until: number; readonly pause: number }>()
  return {
    isSuspect: (file: string): boolean => (known.get(file)?.until ?? 0) > now(),
    add(file: string): void {
      const pause = Math.min((known.get(file)?.pause ?? FIRST_PAUSE / 2) * 2, LONGEST_PAUSE)
      known.set(file, { until: now() + pause, pause })
    },
  }
}
