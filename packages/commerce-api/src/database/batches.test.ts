import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatches } from './batches.ts'

function open(fails: (items: readonly number[]) => boolean = () => false) {
  const batches: (readonly number[])[] = []
  const take = createBatches(
    async (items: readonly number[]) => {
      batches.push(items)
      await delay(5)
      if (fails(items)) throw new Error('no')
      return items.map((item) => item * 10)
    },
    { pause: 5, most: 3 },
  )
  return { batches, take }
}

it('works on the first at once and on those that came meanwhile together, each with its own answer', async () => {
  const { batches, take } = open()

  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(take))

  expect(answers).toEqual([10, 20, 30, 40, 50, 60])
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]])
})

it('works on one that comes alone without waiting, however many came before', async () => {
  const { batches, take } = open()
  await Promise.all([1, 2].map(take))

  expect(await take(3)).toBe(30)
  expect(batches).toEqual([[1], [2], [3]])
})

it('tells those of a batch that failed, and works on the next one', async () => {
  const { take } = open((items) => items.includes(3))

  const ends = await Promise.allSettled([1, 2, 3, 4, 5].map(take))

  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
})
