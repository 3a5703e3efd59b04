import { expect, it } from 'vitest'
import { id } from '@aisle/platform/testing'
import { aLocation } from '../../../catalogue.builder.ts'
import { mappedStores, pointsInSight } from './mapped-stores.rules.ts'

const store = (number: number, distance: number | null) =>
  aLocation({ locationId: id(number), latitude: 40 + number, longitude: -80, distance })

const place = { latitude: 40, longitude: -80 }
const inSight = (distances: readonly (number | null)[], searched: typeof place | undefined = place) => {
  const stores = distances.map((distance, index) => store(index + 1, distance))
  return pointsInSight(stores, mappedStores(stores), searched).map(({ latitude }) => latitude)
}

it('numbers stores as the list does, also where one has no place', () => {
  const stores = [store(1, 1), aLocation({ locationId: id(2) }), store(3, 2)]
  expect(mappedStores(stores).map(({ number, locationId }) => [number, locationId])).toEqual([
    [1, id(1)],
    [3, id(3)],
  ])
})

it.each([
  { why: 'all of them, where no place was searched', distances: [null, null], searched: undefined, seen: [41, 42] },
  { why: 'the place and what is within 25 miles', distances: [1, 25, 26], searched: place, seen: [40, 41, 42] },
  { why: 'the place and what is up to twice as far', distances: [300, 600, 601], searched: place, seen: [40, 41, 42] },
])('shows $why', ({ distances, searched, seen }) => {
  expect(searched ? inSight(distances, searched) : pointsOfAll(distances)).toEqual(seen)
})

const pointsOfAll = (distances: readonly (number | null)[]) => {
  const stores = distances.map((distance, index) => store(index + 1, distance))
  return pointsInSight(stores, mappedStores(stores), undefined).map(({ latitude }) => latitude)
}
