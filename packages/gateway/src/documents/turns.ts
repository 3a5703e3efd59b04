/**
 * Lets so many tasks run at once, so that each of them is done soon. One that has waited for `patience` milliseconds
 * runs all the same: tasks that hang hold nobody up for longer. A task hears whether it had to wait.
 */
export function createTurns(places: number, patience: number) {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = async () => {
    const hasToWait = running >= places
    if (hasToWait) await free()
    else running += 1
    return hasToWait
  }
  const free = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        running += 1
        resolve()
      }
      const timer = setTimeout(go, patience)
      waiting.add(go)
    })

  return async function take<Result>(task: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
    const hasWaited = await turn()
    try {
      return await task(hasWaited)
    } finally {
      running -= 1
      const [next] = waiting
      if (running < places) next?.()
    }
  }
}
