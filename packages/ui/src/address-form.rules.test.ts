import { expect, it } from 'vitest'
import { addressDraftOf, emptyAddress, readAddress } from './address-form.rules.ts'

const draft = {
  ...emptyAddress,
  firstName: 'Ada',
  lastName: "O'Neil-Smith",
  line1: '12 Elm Street',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
}

it('reads a complete address, without the fields that were left empty', () => {
  expect(readAddress({ ...draft, city: ' Springfield ' }).address).toEqual({
    firstName: 'Ada',
    lastName: "O'Neil-Smith",
    line1: '12 Elm Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
  })
})

it.each([
  ['firstName', '', 'Field is Required.'],
  ['firstName', 'Ada3', 'Please enter a valid name.'],
  ['line1', '  ', 'Field is Required.'],
  ['state', '', 'Field is Required.'],
  ['zip', ' ', 'Field is Required.'],
  ['zip', '1234', 'Please enter a valid zip code.'],
  ['phone', '12', 'Please enter valid phone Number.'],
] as const)('says what is wrong with %s %j', (field, text, message) => {
  expect(readAddress({ ...draft, [field]: text }).errors).toEqual({ [field]: message })
})

it('fills the form from a saved address', () => {
  const saved = { line1: '1 Main', line2: null, city: 'Lima', state: 'OH', zip: '45801' }

  expect(addressDraftOf(saved)).toEqual({ ...emptyAddress, line1: '1 Main', city: 'Lima', state: 'OH', zip: '45801' })
})
