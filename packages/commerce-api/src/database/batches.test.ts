import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type BatchOptions, createBatches } from './batches.ts'

type Options = BatchOptions & { readonly turn?: Promise<unknown>; readonly fails?: number }

/** Batches of numbers, each of which is answered ten times as large. */
function open({ turn = Promise.resolve(), fails, ...options }: Options = {}) {
  const batches: (readonly number[])[] = []
  const take = createBatches(async (begin: () => readonly number[]) => {
    await turn
    const items = begin()
    batches.push(items)
    await delay(5)
    if (fails !== undefined && items.includes(fails)) throw new Error('no')
    return begin().map((item) => item * 10)
  }, options)
  return { batches, take }
}

it('works together on those that come until it can begin, each with its own answer', async () => {
  const turn = Promise.withResolvers<void>()
  const { batches, take } = open({ turn: turn.promise, most: 3 })

  const answers = Promise.all([1, 2, 3, 4].map(take))
  turn.resolve()

  expect(await answers).toEqual([10, 20, 30, 40])
  expect(batches).toEqual([[1, 2, 3], [4]])
})

it('begins with those that come later while others are worked on', async () => {
  const { batches, take } = open()
  const first = take(1)
  await expect.poll(() => batches).toEqual([[1]])

  const second = take(2)
  await Promise.resolve()
  await Promise.resolve()

  expect(batches).toEqual([[1], [2]])
  expect(await Promise.all([first, second])).toEqual([10, 20])
})

it('lets those that come soon after a batch wait for each other, and one that comes alone for nobody', async () => {
  const { batches, take } = open({ pause: 40 })
  await take(1)
  await Promise.all([2, 3].map(take))
  await delay(50)
  const started = performance.now()
  await take(4)

  expect(batches).toEqual([[1], [2, 3], [4]])
  expect(performance.now() - started).toBeLessThan(35)
})

it('tells those of a batch that failed, and works on the next one', async () => {
  const { take } = open({ fails: 3, most: 2 })

  const ends = await Promise.allSettled([1, 2, 3, 4, 5].map(take))

  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
})

it('tells all that wait when it cannot begin', async () => {
  const take = createBatches<number, number>(async () => {
    await delay(1)
    throw new Error('no connection')
  })

  const ends = await Promise.allSettled([1, 2].map(take))

  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
