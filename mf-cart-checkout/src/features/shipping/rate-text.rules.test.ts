import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { rateNote, ratesOf, rateText } from './rate-text.rules.ts'

it.each([
  [{ name: 'Express', amount: 12 }, 'Express, $12.00'],
  [{ name: 'Standard', amount: 0 }, 'Standard, free'],
])('a rate reads %j', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})

it.each([
  [{}, ''],
  [{ description: 'By parcel' }, 'By parcel'],
  [{ description: null, estimatedDays: 1 }, 'Takes about 1 day'],
  [{ description: 'By parcel', estimatedDays: 3 }, 'By parcel. Takes about 3 days'],
  [{ estimatedDays: 0 }, 'Comes on the same day'],
])('a note to a rate reads %j', (rate, text) => {
  expect(rateNote(rate)).toBe(text)
})

it('takes the rates of one way of receiving, and those that name none', () => {
  const rate = (number: number, method?: number) => ({
    rateID: id(number),
    name: 'Standard',
    amount: 1,
    ...(method ? { fulfillmentMethodID: id(method) } : {}),
  })
  expect(ratesOf([rate(1, 2), rate(2, 3), rate(3)], id(2)).map(({ rateID }) => rateID)).toEqual([id(1), id(3)])
})
