import { setTimeout as delay } from 'node:timers/promises'

export type BatchOptions = {
  /** Milliseconds between the beginnings of two batches; who comes alone waits for nobody. */
  readonly pause?: number
  readonly most?: number
}

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets items that come at once be worked on together. `work` asks for its items when it can begin, so that those who come
 * while it waits for its turn are in its batch; others begin the next one meanwhile. It answers for each item, in their
 * order; what it throws is told to all.
 */
export function createBatches<Item, Result>(
  work: (take: () => readonly Item[]) => Promise<readonly Result[]>,
  { pause = 0, most = 100 }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isAsked = false
  let begun = Number.NEGATIVE_INFINITY

  const begin = async () => {
    isAsked = true
    const left = begun + pause - performance.now()
    if (left > 0) await delay(left)
    let batch: readonly Waiting<Item, Result>[] | undefined
    const takeBatch = () => {
      if (batch) return batch
      batch = waiting.splice(0, most)
      begun = performance.now()
      isAsked = false
      if (waiting.length > 0) void begin()
      return batch
    }
    try {
      const results = await work(() => takeBatch().map(({ item }) => item))
      for (const [index, result] of results.entries()) takeBatch()[index]?.resolve(result)
      if (results.length < takeBatch().length) throw new Error('a batch has left some of its items without an answer')
    } catch (error) {
      for (const { reject } of takeBatch()) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isAsked) void begin()
    })
}
