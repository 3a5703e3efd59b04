/** Milliseconds: less than any limit of the API or the database, so that none of them ends what was stopped. */
const GAP = 4_000
const TICK = 250

/** Counts how often nothing ran for a while: the process was stopped, or the machine slept. */
export function countStandstills(now: () => number = () => performance.now()): () => number {
  let count = 0
  let last = now()
  const look = () => {
    const time = now()
    if (time - last > GAP) count += 1
    last = time
    return count
  }
  setInterval(look, TICK).unref()
  return look
}

/** Repeats what was under way while nothing ran: limits that ended it then say nothing of the work itself. */
export async function undisturbed<Result>(standstills: () => number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const before = standstills()
    const [end] = await Promise.allSettled([work()])
    if (standstills() !== before) continue
    if (end.status === 'rejected') throw end.reason
    return end.value
  }
}
