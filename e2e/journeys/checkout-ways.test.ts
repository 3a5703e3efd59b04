import { expect, it } from 'vitest'
import { everyWay, isRefused, paidBy, someWays, type Way, waysOfOtherJourneys } from './checkout-ways.ts'

/** Each two choices of a way; a payment that is refused is tried and followed by the one that is made. */
function pairsOf(way: Way): readonly string[] {
  const choices = [way.who, way.method, way.device]
  const among = choices.flatMap((one, index) => choices.slice(index + 1).map((other) => `${one} ${other}`))
  const paid = [way.payment, paidBy(way)].flatMap((payment) => choices.map((choice) => `${payment} ${choice}`))
  return [...among, ...paid]
}
const allPairs = (ways: readonly Way[]) => [...new Set(ways.flatMap(pairsOf))].toSorted()

it('are 36', () => {
  expect(new Set(everyWay.map((way) => JSON.stringify(way))).size).toBe(36)
  expect(everyWay.filter(isRefused)).toHaveLength(8)
})

it('are tried in every pair of choices by the few that every change goes through', () => {
  expect(someWays.length).toBeLessThanOrEqual(6)
  expect(allPairs([...someWays, ...waysOfOtherJourneys])).toEqual(allPairs(everyWay))
})

it.each(someWays)('would miss a pair without $who, $method, $payment, $device', (left) => {
  const others = someWays.filter((way) => way !== left)
  expect(allPairs([...others, ...waysOfOtherJourneys])).not.toEqual(allPairs(everyWay))
})
