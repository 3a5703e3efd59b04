import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('begins so many at a time, and then only the newest of those that wait', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const fetch = atMost(2, (name: string) => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  })

  for (const name of ['milk', 'eggs', 'bread', 'rice']) fetch(name)
  expect(begun).toEqual(['milk', 'eggs'])

  ends.get('milk')?.()
  await expect.poll(() => begun).toEqual(['milk', 'eggs', 'rice'])
  ends.get('eggs')?.()
  ends.get('rice')?.()
  await Promise.resolve()
  expect(begun).toEqual(['milk', 'eggs', 'rice'])
})
