import { expect, it } from 'vitest'
import { createConversions } from './conversions.ts'

/** A task that ends when it is told to. */
function heldTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let runs = 0
  const task = () => {
    runs += 1
    return promise
  }
  return { task, end: () => resolve('made'), fail: () => reject(new Error('broken')), runs: () => runs }
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

it('makes the same thing once for everybody who asks meanwhile', async () => {
  const convert = createConversions<string>({ places: 1, waiting: 5 })
  const held = heldTask()
  const asked = Array.from({ length: 20 }, () => convert('milk', held.task))
  held.end()

  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => 'made'))
  expect(held.runs()).toBe(1)
})

it('runs as many at once as it has places, the others in the order they came, and refuses what is too much', async () => {
  const convert = createConversions<string>({ places: 2, waiting: 2 })
  const tasks = Array.from({ length: 5 }, heldTask)
  const asked = tasks.map(({ task }, index) => convert(String(index), task))
  await turns()

  expect(tasks.map(({ runs }) => runs())).toEqual([1, 1, 0, 0, 0])
  expect(asked[4]).toBeUndefined()

  tasks[1]?.end()
  await asked[1]
  await turns()
  expect(tasks.map(({ runs }) => runs())).toEqual([1, 1, 1, 0, 0])
  for (const { end } of tasks) end()
  await Promise.all(asked)
  expect(tasks.map(({ runs }) => runs())).toEqual([1, 1, 1, 1, 0])
})

it('gives the place of one that fails to the next, and tries again when asked again', async () => {
  const convert = createConversions<string>({ places: 1, waiting: 5 })
  const broken = heldTask()
  const next = heldTask()
  const first = convert('milk', broken.task)
  const second = convert('tea', next.task)
  broken.fail()
  next.end()

  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('made')
  expect(await convert('milk', async () => 'mended')).toBe('mended')
})
