import { setTimeout as delay } from 'node:timers/promises'

export type BatchOptions = {
  /** Milliseconds that a batch waits for more, if some came while the one before was worked on. */
  readonly pause?: number
  readonly most?: number
}

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets items that come at once be worked on together, one batch at a time: who comes alone waits for nobody, and the more
 * come the larger batches are. `work` answers for each of its items, in their order; what it throws is told to all.
 */
export function createBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { pause = 50, most = 100 }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  const workOn = async (batch: readonly Waiting<Item, Result>[]) => {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      if (results.length < batch.length) throw new Error('a batch has left some of its items without an answer')
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const workOff = async () => {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await workOn(batch)
      if (waiting.length > 0 && waiting.length < most) await delay(pause)
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void workOff()
    })
}
