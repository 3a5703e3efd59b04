import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

it('lets what else there is to do in between two pieces of work', async () => {
  const seen: string[] = []

  await inTurns([
    () => {
      seen.push('first')
      setTimeout(() => seen.push('what the shopper does'))
    },
    () => seen.push('second'),
  ])

  expect(seen).toEqual(['first', 'what the shopper does', 'second'])
})

it('waits for a piece, and does no other when it fails', async () => {
  const seen: string[] = []

  const work = inTurns([
    () => Promise.resolve().then(() => seen.push('first')),
    () => Promise.reject(new Error('no boot block')),
    () => seen.push('third'),
  ])

  await expect(work).rejects.toThrow('no boot block')
  expect(seen).toEqual(['first'])
})
