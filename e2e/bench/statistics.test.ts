import { expect, it } from 'vitest'
import { median, mostFrequent, quantile, spreadOf, table } from './statistics.ts'

it.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 5, 3, 7], middle: 5 },
  { values: [100, 20, 3], middle: 20 },
  { values: [4, 1, 3, 2], middle: 2 },
  { values: [], middle: Number.NaN },
])('the median of $values is $middle, a value that was measured', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

it('a quantile is the nearest value, and leaves the values as they are', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)

  expect(quantile(values, 0.99)).toBe(99)
  expect(quantile(values, 0)).toBe(1)
  expect(quantile(values, 1)).toBe(100)
  expect(values[0]).toBe(100)
})

it('a figure of values that differ lies between others of them, the same in each run', () => {
  const values = [40, 42, 44, 46, 60, 80, 120]
  const spread = () => spreadOf((draw) => median(draw(values)))

  expect(spread()).toEqual([42, 80])
  expect(spread()).toEqual(spread())
  expect(spreadOf((draw) => median(draw([7, 7, 7])))).toEqual([7, 7])
})

it('the most frequent value is found, the first of several', () => {
  expect(mostFrequent(['img a', 'h1', 'h1', 'img a', 'h1'])).toBe('h1')
  expect(mostFrequent(['img a', 'h1'])).toBe('img a')
  expect(mostFrequent([])).toBeUndefined()
})

it('a table sets text left and figures right', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['home', '7'],
        ['product', '112'],
      ],
      1,
    ),
  ).toBe(['page      ms', '-------  ---', 'home       7', 'product  112'].join('\n'))
})
