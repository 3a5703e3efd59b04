import { expect, it } from 'vitest'
import { outlineOf, type Topology } from './outline.rules.ts'

// Two lines between the same ends: the second one is walked backwards to close the area.
const square: Topology = {
  transform: { scale: [10, 10], translate: [-10, 0] },
  arcs: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  ],
  objects: { nation: { geometries: [{ arcs: [[[0, ~1]]] }] } },
}

it('draws lines from steps, and areas from rings of lines', () => {
  const { land, lines } = outlineOf(square)
  const [southWest, southEast, northEast, northWest] = [
    '0.4722222 0.5000000',
    '0.5000000 0.5000000',
    '0.5000000 0.4720801',
    '0.4722222 0.4720801',
  ]

  expect(lines).toBe(`M${southWest}L${southEast}L${northEast}M${southWest}L${northWest}L${northEast}`)
  expect(land).toBe(`M${southWest}L${southEast}L${northEast}L${northEast}L${northWest}L${southWest}Z`)
})

it('has the United States where they are', async () => {
  const { default: outline } = await import('./us-outline.ts')
  const spots = [...outline.land.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

  expect(spots.length).toBeGreaterThan(8000)
  expect(spots.every(({ x, y }) => x >= 0 && x <= 1 && y > 0.2 && y < 0.55)).toBe(true)
})
