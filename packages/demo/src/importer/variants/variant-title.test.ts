import { expect, it } from 'vitest'
import { type TitledChoice, titleOfVariants } from './variant-title.ts'

const choices = (...all: readonly (readonly [title: string, ...values: string[]])[]) =>
  all.map(([title, ...values]) => ({ title, values }))

it.each([
  ['all have one title', choices(['Harbor Tea', '50 g'], ['Harbor Tea', '100 g']), 'Harbor Tea'],
  ['each ends with its size', choices(['Harbor Tea, 50 g', '50 g'], ['Harbor Tea, 100 g', '100 g']), 'Harbor Tea'],
  ['a size is written otherwise', choices(['Harbor Tea 50g', '50 g'], ['Harbor Tea 100g', '100 g']), 'Harbor Tea'],
  ['a value is in the middle', choices(['Mill Red Socks', 'red'], ['Mill Blue Socks', 'blue']), 'Mill Socks'],
  [
    'a value is in brackets, another one behind',
    choices(['Cocoa (Dark) - Tin', 'Dark', 'Tin'], ['Cocoa (Milk) - Bag', 'Milk', 'Bag']),
    'Cocoa',
  ],
  ['a value is part of a word', choices(["Cook's Apron S", 'S'], ["Cook's Apron M", 'M']), "Cook's Apron"],
  ['a value has signs of a pattern', choices(['Milk 1.5%', '1.5%'], ['Milk 3.(5%', '3.(5%']), 'Milk'],
  ['they do not agree', choices(['Oats, small', 'S'], ['Oats, large', 'L']), 'Oats, small'],
  ['nothing else is left', choices(['Red', 'Red'], ['Blue', 'Blue']), 'Red'],
] as const)('where %s', (_, [first, ...others], title) => {
  const all: [TitledChoice, ...TitledChoice[]] = [first ?? { title: '', values: [] }, ...others]
  expect(titleOfVariants(all)).toBe(title)
})
