import { expect, it } from 'vitest'
import { replacedBy } from './replaced-address.rules.ts'

const home = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '212-555-0100',
  line1: '1 Main St.',
  line2: null,
  city: 'New York',
  state: 'NY',
  zip: '10001',
}

it.each([
  { why: 'the same', saved: home, replaces: true },
  { why: 'one typed otherwise', saved: { ...home, line1: ' 1  MAIN st', city: 'new york', line2: '' }, replaces: true },
  { why: 'one with another phone number', saved: { ...home, phone: '212-555-0199' }, replaces: true },
  { why: 'another person there', saved: { ...home, firstName: 'Grace' }, replaces: false },
  { why: 'another flat', saved: { ...home, line2: 'Apt 4' }, replaces: false },
  { why: 'another house', saved: { ...home, line1: '11 Main St' }, replaces: false },
  { why: 'the same street elsewhere', saved: { ...home, zip: '10002' }, replaces: false },
])('replaces a kept address by $why: $replaces', ({ saved, replaces }) => {
  expect(replacedBy([{ ...home, line1: '9 Other St' }, home], saved)).toBe(replaces ? home : undefined)
})

it('replaces nothing where nothing is kept', () => {
  expect(replacedBy([], home)).toBeUndefined()
})
