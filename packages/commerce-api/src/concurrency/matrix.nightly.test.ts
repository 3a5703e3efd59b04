import { endpoints } from '@aisle/api/endpoints'
import { describe, expect, it } from 'vitest'
import { openPaymentApp } from '../testing/payment-app.ts'
import { digestOf } from './digest.ts'
import type { Move } from './move.ts'
import { before, BEING_ORDERED, moves, variants } from './moves.ts'
import { setScene } from './scene.ts'
import { countStandstills, undisturbed } from './standstills.ts'
import { unchangingMoves } from './unchanging.moves.ts'

/** Runs of each pair; `MATRIX_RUNS` sets another number. */
const RUNS = Number(process.env.MATRIX_RUNS ?? 5)

const now = new Date('2026-11-20T15:00:00Z')
const { test, payments } = await openPaymentApp({ now: () => now, poolSize: 20 })
const standstills = countStandstills()

it('G3 has every call that changes something', () => {
  const unserved = new Set(test.app.notServed.map(({ name }) => name))
  const changing = Object.values(endpoints)
    .filter(({ method, service, name }) => method !== 'GET' && service === undefined && !unserved.has(name))
    .map(({ name }) => name)
  expect(Object.keys({ ...moves, ...unchangingMoves }).toSorted()).toEqual(changing.toSorted())
})

/** A scene in which each of these calls has something to change. */
async function sceneFor(names: readonly string[]) {
  const scene = await setScene({ test, payments }, now)
  for (const name of new Set(names)) await before[name]?.(test, scene)
  return scene
}

async function oneAfterTheOther(names: readonly [string, string], first: Move, second: Move) {
  const scene = await sceneFor(names)
  await first(test, scene)
  await second(test, scene)
  return await digestOf(test, scene)
}

async function atOnce(names: readonly [string, string], left: Move, right: Move) {
  const scene = await sceneFor(names)
  const answers = await Promise.all([left(test, scene), right(test, scene)])
  return { answers, end: await digestOf(test, scene) }
}

const nothing: Move = async () => ''

const calls = { ...moves, ...variants }
const all = Object.entries(calls)
/** Who hangs is found. Five scenes at once take their time on a busy machine, which may stand still for minutes. */
const LONG = { timeout: 30 * 60_000 }

async function onItsOwn(name: string, call: Move) {
  const scene = await sceneFor([name])
  const start = await digestOf(test, scene)
  return { start, answer: await call(test, scene), end: await digestOf(test, scene) }
}

// A pair of calls that are refused would come to the same in any order.
describe('G3 a call alone changes something', LONG, () => {
  it.concurrent.for(all)('%s', async ([name, call], { expect }) => {
    const { start, answer, end } = await undisturbed(standstills, () => onItsOwn(name, call))
    expect(answer).toMatch(/^2\d\d /)
    expect(end).not.toBe(start)
  })
})

describe('G3 a call that is in no pair changes nothing', LONG, () => {
  it.concurrent.for(Object.entries(unchangingMoves))('%s', async ([name, call], { expect }) => {
    const { start, answer, end } = await undisturbed(standstills, () => onItsOwn(name, call))
    expect(answer).toMatch(/^2\d\d /)
    expect(end).toBe(start)
  })
})

const pairs = all.flatMap(([left], index) => all.slice(index).map(([right]) => [left, right] as const))

describe('G3 two calls at once come to what they come to one after the other', LONG, () => {
  it.concurrent.for(pairs)('%s and %s', async (names, { expect }) => {
    const { [names[0]]: one, [names[1]]: other } = calls
    if (!one || !other) throw new Error('no such call')
    const inTurn = (first: Move, second: Move) => undisturbed(standstills, () => oneAfterTheOther(names, first, second))
    const ends = [await inTurn(one, other), await inTurn(other, one)]
    for (let run = 0; run < RUNS; run += 1) {
      const { answers, end } = await undisturbed(standstills, () => atOnce(names, one, other))
      // A cart whose order is being paid for is changed by nobody: it ends as if the one that was told so had not come.
      if (answers[0] === BEING_ORDERED) ends.push(await inTurn(nothing, other))
      if (answers[1] === BEING_ORDERED) ends.push(await inTurn(one, nothing))
      if (!ends.includes(end)) expect(end, `run ${run}`).toBe(ends[0])
    }
  })
})
