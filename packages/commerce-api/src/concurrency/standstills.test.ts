import { expect, it, vi } from 'vitest'
import { countStandstills, undisturbed } from './standstills.ts'

it('counts the times in which nothing ran for longer than any limit', () => {
  let time = 0
  const standstills = countStandstills(() => time)
  const counts = [100, 3_000, 60_000, 100, 5_000].map((gap) => {
    time += gap
    return standstills()
  })

  expect(counts).toEqual([0, 0, 1, 1, 2])
})

it.each([
  { what: 'an end', work: () => Promise.resolve('end') },
  { what: 'a fault', work: () => Promise.reject(new Error('a limit')) },
])('takes $what of a standstill for none, and works again', async ({ work }) => {
  let count = 0
  const tried = vi.fn(async () => {
    if (tried.mock.calls.length > 1) return 'the end'
    count += 1
    return await work()
  })

  expect(await undisturbed(() => count, tried)).toBe('the end')
})

it('tells of a fault while everything ran', async () => {
  const work = vi.fn(() => Promise.reject(new Error('real')))

  await expect(undisturbed(() => 0, work)).rejects.toThrow('real')
  expect(work).toHaveBeenCalledTimes(1)
})
