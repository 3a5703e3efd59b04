import { endpoints } from '@aisle/api/endpoints'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { digestOf } from './digest.ts'
import { alone, type Move, moves } from './moves.ts'
import { setScene } from './scene.ts'

/** Runs of each pair; `MATRIX_RUNS` sets another number. */
const RUNS = Number(process.env.MATRIX_RUNS ?? 5)

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

it('G3 has every call that changes something', () => {
  const unserved = new Set(test.app.notServed.map(({ name }) => name))
  const changing = Object.values(endpoints)
    .filter(({ method, service, name }) => method !== 'GET' && service === undefined && !unserved.has(name))
    .map(({ name }) => name)
  expect(Object.keys({ ...moves, ...alone }).toSorted()).toEqual(changing.toSorted())
})

async function oneAfterTheOther(first: Move, second: Move) {
  const scene = await setScene(test, now)
  await first(test, scene)
  await second(test, scene)
  return await digestOf(test, scene)
}

async function atOnce(left: Move, right: Move) {
  const scene = await setScene(test, now)
  await Promise.all([left(test, scene), right(test, scene)])
  return await digestOf(test, scene)
}

const all = Object.entries(moves)
/** Five scenes at once take their time on a busy machine. */
const LONG = { timeout: 60_000 + RUNS * 20_000 }

describe('G3 a call alone changes something', LONG, () => {
  it.concurrent.for(all)('%s', async ([, move], { expect }) => {
    const scene = await setScene(test, now)
    const before = await digestOf(test, scene)
    // A pair of calls that are refused would come to the same in any order.
    expect(await move(test, scene)).toMatch(/^2\d\d /)
    expect(await digestOf(test, scene)).not.toBe(before)
  })
})

const pairs = all.flatMap(([left], index) => all.slice(index).map(([right]) => [left, right] as const))

describe('G3 two calls at once come to what they come to one after the other', LONG, () => {
  it.concurrent.for(pairs)('%s and %s', async ([left, right], { expect }) => {
    const { [left]: one, [right]: other } = moves
    if (!one || !other) throw new Error('no such call')
    const ends = [await oneAfterTheOther(one, other), await oneAfterTheOther(other, one)]
    for (let run = 0; run < RUNS; run += 1) {
      const end = await atOnce(one, other)
      if (!ends.includes(end)) expect(end, `run ${run}`).toBe(ends[0])
    }
  })
})
