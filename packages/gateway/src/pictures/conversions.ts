type Options = {
  /** How many run at once. */
  readonly places: number
  /** How many more may wait for a place. */
  readonly waiting: number
}

/** Runs what takes the processor for long, few at a time; whoever asks for what is being made gets the same. */
export function createConversions<Result>({ places, waiting }: Options) {
  const made = new Map<string, Promise<Result>>()
  const queue: (() => void)[] = []
  let running = 0

  const place = () => {
    if (running < places) {
      running += 1
      return Promise.resolve()
    }
    return new Promise<void>((resolve) => queue.push(resolve))
  }

  /** The place goes to the next in line, or becomes free. */
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  const run = async (task: () => Promise<Result>) => {
    await place()
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /** `undefined` when too many wait already. */
  return function convert(key: string, task: () => Promise<Result>): Promise<Result> | undefined {
    const known = made.get(key)
    if (known) return known
    if (queue.length >= waiting) return undefined
    const making = run(task).finally(() => made.delete(key))
    made.set(key, making)
    return making
  }
}
