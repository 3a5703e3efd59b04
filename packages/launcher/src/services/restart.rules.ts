/** A service that ended this often within the time is not started again. */
const MOST_ENDS = 5
const WITHIN = 60_000

/** Milliseconds to wait before a service is started again; `undefined` where it is given up. */
export function restartPause(ends: readonly number[], now: number): number | undefined {
  const recent = ends.filter((end) => now - end < WITHIN).length
  return recent > MOST_ENDS ? undefined : 250 * 2 ** (recent - 1)
}
