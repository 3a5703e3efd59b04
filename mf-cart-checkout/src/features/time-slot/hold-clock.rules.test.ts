import { describe, expect, it } from 'vitest'
import { clockText, holdPhase, millisecondsLeft } from './hold-clock.rules.ts'

const MINUTE = 60_000
const told = { expiresAt: '2026-11-20T15:15:00Z', serverTime: '2026-11-20T15:00:00Z' }
const onTime = Date.parse('2026-11-20T15:00:00Z')

describe('F55 the time that is left of a hold', () => {
  it.each([
    { why: 'at once', toldAt: onTime, now: onTime, left: 15 * MINUTE },
    { why: 'after five minutes', toldAt: onTime, now: onTime + 5 * MINUTE, left: 10 * MINUTE },
    {
      why: 'on a device that is 3 hours fast',
      toldAt: onTime + 180 * MINUTE,
      now: onTime + 185 * MINUTE,
      left: 10 * MINUTE,
    },
    { why: 'on a device of years ago', toldAt: 0, now: 5 * MINUTE, left: 10 * MINUTE },
    { why: 'in a tab that slept for 8 hours', toldAt: onTime, now: onTime + 480 * MINUTE, left: 0 },
    { why: 'while the clock is set back', toldAt: onTime, now: onTime - 60 * MINUTE, left: 15 * MINUTE },
  ])('is right $why', ({ toldAt, now, left }) => {
    expect(millisecondsLeft({ ...told, toldAt }, now)).toBe(left)
  })
})

it.each([
  [15 * MINUTE, '15:00', 'held'],
  [2 * MINUTE + 1, '2:01', 'held'],
  [2 * MINUTE, '2:00', 'ending'],
  [59_001, '1:00', 'ending'],
  [1, '0:01', 'ending'],
  [0, '0:00', 'over'],
])('%s ms read %s: %s', (left, text, phase) => {
  expect([clockText(left), holdPhase(left)]).toEqual([text, phase])
})
