/** Does a work for at most so many at a time. Of those that have to wait, only the newest gets its turn. */
export function atMost<T>(most: number, work: (item: T) => Promise<void>): (item: T) => void {
  let running = 0
  let waiting: { readonly item: T } | undefined

  const begin = async (item: T) => {
    running += 1
    try {
      await work(item)
    } finally {
      running -= 1
      const next = waiting
      waiting = undefined
      if (next) void begin(next.item)
    }
  }
  return (item) => {
    if (running < most) void begin(item)
    else waiting = { item }
  }
}
