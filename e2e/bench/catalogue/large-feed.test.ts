import { expect, it } from 'vitest'
import { inSizes, inventedFeed } from './large-feed.ts'

it('is 25,000 products with titles and ids of their own, the same each time', () => {
  const [head, ...rows] = inventedFeed()

  expect(head).toMatch(/^id\ttitle\t/)
  expect(rows).toHaveLength(25_000)
  expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(25_000)
  expect(new Set(rows.map((row) => row.split('\t')[1])).size).toBe(25_000)
  expect(inventedFeed()).toEqual([head, ...rows])
})

it('gives a product of any feed in eight sizes, each with its price', () => {
  const rows = inSizes(['price\tid\ttitle\tsale_price', '2.00 USD\tx\tOats\t', '4.00 USD\ty\tTea\t3.00 USD'])

  expect(rows).toHaveLength(17)
  expect(rows[1]).toBe('2.00 USD\tx-0\tOats 100 g\t')
  expect(rows[2]).toBe('2.50 USD\tx-1\tOats 200 g\t')
  expect(rows.at(-1)).toBe('11.00 USD\ty-7\tTea 2 kg\t8.25 USD')
})
