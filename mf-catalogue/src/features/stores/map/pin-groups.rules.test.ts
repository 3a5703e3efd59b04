import { describe, expect, it } from 'vitest'
import { MAP, type MapView, spotAt, toSpot, zoomed } from './map-view.rules.ts'
import type { MappedStore } from './mapped-stores.rules.ts'
import { PIN_ROOM, placedPins } from './pin-groups.rules.ts'

const chicago = { latitude: 41.9, longitude: -87.65 }
const far: MapView = { ...toSpot(chicago), scale: 100_000 }
const nearest: MapView = zoomed(far, 100)

/** A store that is drawn so many units to the right of the middle of `far`. */
function aStore(number: number, right: number): MappedStore {
  const { x } = spotAt(far, { x: MAP.width / 2 + right, y: MAP.height / 2 })
  return { ...chicago, longitude: x * 360 - 180, locationId: `l-${number}`, name: `Store ${number}`, number }
}

const numbersAt = (stores: readonly MappedStore[], view: MapView) =>
  placedPins(stores, view).map((pin) => pin.stores.map(({ number }) => number))

describe('pins on the map', () => {
  it.each([
    ['stand alone where there is room', [0, 41], [[1], [2]]],
    ['join an earlier one that is too near', [0, 39], [[1, 2]]],
    ['join the first of those that are near', [0, 60, 30], [[1, 3], [2]]],
    ['of one place are one', [0, 0, 0], [[1, 2, 3]]],
    ['are none where there are no stores', [], []],
  ])('%s', (_what, rights, expected) => {
    const stores = rights.map((right, index) => aStore(index + 1, right))
    expect(numbersAt(stores, far)).toEqual(expected)
  })

  it('come apart when the map goes nearer', () => {
    const stores = [aStore(1, 0), aStore(2, 11)]

    expect(numbersAt(stores, far)).toEqual([[1, 2]])
    expect(numbersAt(stores, nearest)).toEqual([[1], [2]])
  })

  it.each([2, 3, 7, 12])('stand around their place where the map goes no nearer: %i of them', (count) => {
    const stores = Array.from({ length: count }, (_, index) => aStore(index + 1, 0))

    const pins = placedPins(stores, nearest)

    expect(pins.map((pin) => pin.stores[0].number)).toEqual(stores.map(({ number }) => number))
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(PIN_ROOM - 1e-6)
      }
    }
  })

  it('stay together where they are too many to stand around their place', () => {
    const stores = Array.from({ length: 13 }, (_, index) => aStore(index + 1, 0))

    expect(placedPins(stores, nearest)).toHaveLength(1)
  })
})
