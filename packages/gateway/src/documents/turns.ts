/**
 * Lets so many tasks run at once, so that each of them is done soon. One that has waited for `patience` milliseconds
 * runs all the same: tasks that hang hold nobody up for longer.
 */
export function createTurns(places: number, patience: number) {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = async () => {
    if (running >= places) await free()
    else running += 1
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

  return async function take<Result>(task: () => Promise<Result>): Promise<Result> {
    await turn()
    try {
      return await task()
    } finally {
      running -= 1
      const [next] = waiting
      if (running < places) next?.()
    }
  }
}
