import { expect, it } from 'vitest'
import { inOrderOfChoice } from './variant-order.rules.ts'

const choice = (...values: readonly string[]) => values.map((value, index) => ({ codeName: `Option ${index}`, value }))

it.each([
  [
    ['100 g', '50 g', '1000 g'],
    ['50 g', '100 g', '1000 g'],
  ],
  [
    ['L', 's', 'XXL', 'M', 'xs'],
    ['xs', 's', 'M', 'L', 'XXL'],
  ],
  [
    ['Vanilla', 'cherry', 'Lemon'],
    ['cherry', 'Lemon', 'Vanilla'],
  ],
  [
    ['S', '40', '38'],
    ['38', '40', 'S'],
  ],
])('puts %j in the order %j', (values, ordered) => {
  const sorted = values.map((value) => choice(value)).toSorted(inOrderOfChoice)
  expect(sorted.map(([first]) => first?.value)).toEqual(ordered)
})

it('compares the first choice first', () => {
  const sorted = [choice('Red', '2'), choice('Blue', '10'), choice('Blue', '9')].toSorted(inOrderOfChoice)
  expect(sorted).toEqual([choice('Blue', '9'), choice('Blue', '10'), choice('Red', '2')])
})
