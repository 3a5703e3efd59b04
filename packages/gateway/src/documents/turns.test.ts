import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

/** Tasks that end when they are told to. */
function startTasks(howMany: number, take: ReturnType<typeof createTurns>) {
  const begun: number[] = []
  const tasks = Array.from({ length: howMany }, (_, index) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const done = take(() => {
      begun.push(index)
      return promise
    })
    return { done, end: () => resolve(index), fail: () => reject(new Error('no data')) }
  })
  return { begun, tasks }
}

it('so many run at once, the next when one has ended, in the order in which they came', async () => {
  const { begun, tasks } = startTasks(4, createTurns(2, 10_000))
  await vi.waitFor(() => expect(begun).toEqual([0, 1]))

  tasks[1]?.end()
  expect(await tasks[1]?.done).toBe(1)
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]))

  tasks[0]?.fail()
  await expect(tasks[0]?.done).rejects.toThrow('no data')
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3]))
})

it('one that has waited long enough runs all the same, and nobody runs twice', async () => {
  const { begun, tasks } = startTasks(3, createTurns(1, 30))
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]))

  for (const { end } of tasks) end()
  expect(await Promise.all(tasks.map(({ done }) => done))).toEqual([0, 1, 2])
})

it('a task hears whether it had to wait', async () => {
  const take = createTurns(1, 10_000)

  expect(await Promise.all([take(async (hasWaited) => hasWaited), take(async (hasWaited) => hasWaited)])).toEqual([
    false,
    true,
  ])
})
