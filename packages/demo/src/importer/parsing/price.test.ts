import { expect, it } from 'vitest'
import { parsePrice } from './price.ts'

it.each([
  ['4.80 USD', 480],
  ['USD 4.8', 480],
  ['$4.80', 480],
  ['4', 400],
  ['1,299.00 USD', 129_900],
  ['0.01 usd', 1],
])('reads %s as %i cents', (text, cents) => {
  expect(parsePrice(text)).toEqual({ cents })
})

it.each([
  ['', 'is no price'],
  ['free', 'is no price'],
  ['-1.00 USD', 'is no price'],
  ['4,80 USD', 'is no price'],
  ['4.805 USD', 'is no price'],
  ['4.80 EUR', 'is in EUR, the store sells in USD'],
  ['1000000 USD', 'is more than 999,999.99'],
])('says of "%s" that it %s', (text, reason) => {
  expect(parsePrice(text)).toEqual({ reason })
})
