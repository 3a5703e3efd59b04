import { describe, expect, it } from 'vitest'
import {
  canZoom,
  centred,
  drawnAt,
  graticuleOf,
  isInSight,
  latitudeOf,
  MAP,
  moved,
  nearerTo,
  pinched,
  rulerOf,
  spotAt,
  toSpot,
  viewOf,
  zoomed,
} from './map-view.rules.ts'

const chicago = { latitude: 41.9222, longitude: -87.6488 }
const seattle = { latitude: 47.6664, longitude: -122.3133 }
const philadelphia = { latitude: 39.9857, longitude: -75.1269 }

describe('the flat map', () => {
  it.each([
    [
      { latitude: 0, longitude: 0 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { latitude: 0, longitude: -180 },
      { x: 0, y: 0.5 },
    ],
    [
      { latitude: 85, longitude: 180 },
      { x: 1, y: 0.0016 },
    ],
    [
      { latitude: 90, longitude: 0 },
      { x: 0.5, y: 0.0016 },
    ],
    [chicago, { x: 0.2565, y: 0.3717 }],
  ])('has %j at %j', (point, spot) => {
    const { x, y } = toSpot(point)
    expect(x).toBeCloseTo(spot.x, 3)
    expect(y).toBeCloseTo(spot.y, 3)
  })

  it('leads back to the latitude', () => {
    expect(latitudeOf(toSpot(chicago))).toBeCloseTo(chicago.latitude, 9)
  })
})

describe('what is in sight', () => {
  it('is every store, inside of the margin', () => {
    const view = viewOf([chicago, seattle, philadelphia])
    for (const store of [chicago, seattle, philadelphia]) {
      const { x, y } = drawnAt(view, toSpot(store))
      expect(x).toBeGreaterThanOrEqual(MAP.margin - 1e-6)
      expect(x).toBeLessThanOrEqual(MAP.width - MAP.margin + 1e-6)
      expect(y).toBeGreaterThanOrEqual(MAP.margin - 1e-6)
      expect(y).toBeLessThanOrEqual(MAP.height - MAP.margin + 1e-6)
    }
  })

  it.each([
    ['one store', [chicago]],
    ['two at one place', [chicago, chicago]],
  ])('is the surroundings of %s', (_, stores) => {
    const view = viewOf(stores)
    expect(drawnAt(view, toSpot(chicago))).toEqual({ x: MAP.width / 2, y: MAP.height / 2 })
    expect(rulerOf(view).miles).toBe(10)
  })

  it('is the world without any', () => {
    expect(viewOf([])).toEqual({ x: 0.5, y: 0.5, scale: 400 })
  })
})

describe('moving', () => {
  const view = viewOf([chicago])

  it('follows the hand', () => {
    const next = moved(view, 60, -20)
    expect(drawnAt(next, toSpot(chicago)).x).toBeCloseTo(260)
    expect(drawnAt(next, toSpot(chicago)).y).toBeCloseTo(140)
  })

  it('brings a pressed place to the middle', () => {
    const spot = spotAt(view, { x: 300, y: 100 })
    const { x, y } = drawnAt(centred(view, spot), spot)
    expect([x, y]).toEqual([200, 160])
  })

  it('ends at the edges of the world', () => {
    expect(moved(viewOf([]), 9e9, -9e9)).toEqual({ x: 0, y: 1, scale: 400 })
  })

  it('knows what is out of sight', () => {
    expect(isInSight(view, toSpot(chicago))).toBe(true)
    expect(isInSight(view, toSpot(seattle))).toBe(false)
  })
})

describe('zooming', () => {
  it.each([
    [400, 2, 800, true],
    [400, 0.5, 400, false],
    [300_000, 2, 400_000, true],
    [400_000, 2, 400_000, false],
  ])('%d by %d is %d', (scale, factor, next, can) => {
    const view = { x: 0.3, y: 0.4, scale }
    expect(zoomed(view, factor)).toEqual({ ...view, scale: next })
    expect(canZoom(view, factor)).toBe(can)
  })
})

describe('the ruler', () => {
  const at = (latitude: number, scale: number) => rulerOf({ ...toSpot({ latitude, longitude: 0 }), scale })

  it.each([
    [0, 24_901, 100, 100],
    [0, 24_950, 50, 50.1],
    [60, 24_901, 50, 100],
    [0, 400, 2500, 40.16],
  ])('at latitude %d and scale %d is %d miles', (latitude, scale, miles, length) => {
    const ruler = at(latitude, scale)
    expect(ruler.miles).toBe(miles)
    expect(ruler.length).toBeCloseTo(length, 1)
  })

  it('is never longer than a quarter of the map', () => {
    for (let scale = 400; scale <= 400_000; scale *= 1.3) expect(at(41, scale).length).toBeLessThanOrEqual(100.001)
  })
})

it('the net has two to nine meridians at every scale', () => {
  for (let scale = 400; scale <= 400_000; scale *= 1.3) {
    const { meridians, parallels } = graticuleOf({ ...toSpot(chicago), scale })
    expect(meridians.length).toBeGreaterThanOrEqual(2)
    expect(meridians.length).toBeLessThanOrEqual(9)
    expect(parallels.every((y) => y >= -1e-6 && y <= MAP.height + 1e-6)).toBe(true)
  }
})

describe('two fingers', () => {
  const view = viewOf([chicago, seattle])
  const at = (x: number, y = 100) => ({ x, y })

  it.each([
    ['apart make it larger', [at(100), at(200)], [at(50), at(250)], 2],
    ['together make it smaller', [at(100), at(200)], [at(125), at(175)], 0.5],
    ['beside each other move it only', [at(100), at(200)], [at(120), at(220)], 1],
    ['of one place leave its size', [at(100), at(100)], [at(100), at(101)], 1],
  ] as const)('%s', (_what, from, to, factor) => {
    expect(pinched(view, from, to).scale).toBeCloseTo(view.scale * factor, 6)
  })

  it('keep what is between them there', () => {
    const before = spotAt(view, { x: 150, y: 120 })
    const after = pinched(view, [at(100, 120), at(200, 120)], [at(60, 150), at(300, 150)])

    expect(drawnAt(after, before).x).toBeCloseTo(180, 6)
    expect(drawnAt(after, before).y).toBeCloseTo(150, 6)
  })

  it('go no farther than the map', () => {
    expect(pinched(view, [at(100), at(101)], [at(0), at(400)]).scale).toBe(400_000)
  })
})

describe('places that stand together', () => {
  const near = { ...chicago, longitude: chicago.longitude + 0.05 }

  it('are gone to until they are apart, at least twice as near', () => {
    const view = viewOf([chicago, seattle])
    const after = nearerTo(view, [chicago, near])

    expect(after.scale).toBe(400_000)
    expect(drawnAt(after, toSpot(near)).x).toBeGreaterThan(MAP.width / 2)
    expect(nearerTo({ ...view, scale: 100 }, [chicago, seattle]).scale).toBeCloseTo(view.scale, 6)
  })
})
