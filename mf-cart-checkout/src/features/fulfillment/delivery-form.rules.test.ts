import { id } from '@aisle/platform/testing'
import { emptyAddress } from '@aisle/ui/address-form.rules'
import { describe, expect, it } from 'vitest'
import { errorList, firstChoice, withReplaced, wrongFields } from './delivery-form.rules.ts'

const place = { firstName: 'Ada', lastName: 'King', phone: null, line2: null, city: 'Lima', state: 'OH', zip: '45801' }
const kept = (number: number, line1: string, isDefault = false) => ({
  ...place,
  addressId: id(number),
  customerAddressesID: id(number),
  type: 0 as const,
  isDefault,
  line1,
})
const [work, home, cabin] = [kept(1, '1 Work St'), kept(2, '2 Home St', true), kept(3, '3 Cabin St')]
const typed = {
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'King',
  line1: '1 A St',
  city: 'Lima',
  state: 'OH',
  zip: '45801',
}

it.each([
  { why: 'nothing', draft: typed, asks: false, wrong: {} },
  { why: 'no phone where the store asks for one', draft: typed, asks: true, wrong: { phone: 'Field is Required.' } },
  {
    why: 'a phone that is none',
    draft: { ...typed, phone: '12' },
    asks: true,
    wrong: { phone: 'Please enter valid phone Number.' },
  },
  {
    why: 'a zip code that is none',
    draft: { ...typed, zip: '1' },
    asks: false,
    wrong: { zip: 'Please enter a valid zip code.' },
  },
])('finds $why wrong with an address', ({ draft, asks, wrong }) => {
  expect(wrongFields(draft, asks)).toEqual(wrong)
})

it('lists what is wrong in the order of the fields, each with its name', () => {
  expect(errorList({ zip: 'No.', firstName: 'Yes.' }, 'to')).toEqual([
    { fieldId: 'to-firstName', message: 'First name: Yes.' },
    { fieldId: 'to-zip', message: 'Zip code: No.' },
  ])
})

describe('the address to begin with', () => {
  it.each([
    { why: 'the last one used', ordered: null, lastTime: id(3), first: cabin },
    { why: 'the default one', ordered: null, lastTime: undefined, first: home },
    { why: 'the default one where the last one is gone', ordered: null, lastTime: id(9), first: home },
    { why: 'the one that the order goes to', ordered: { ...place, line1: '1 Work St' }, lastTime: id(3), first: work },
    {
      why: 'none where the order goes elsewhere',
      ordered: { ...place, line1: '9 Else St' },
      lastTime: id(3),
      first: undefined,
    },
  ])('is $why', ({ ordered, lastTime, first }) => {
    expect(firstChoice([work, home, cabin], { ordered, lastTime })).toEqual(first)
  })

  it('is the first one without a default', () => {
    expect(firstChoice([cabin, work], { ordered: null, lastTime: undefined })).toEqual(cabin)
    expect(firstChoice([], { ordered: null, lastTime: undefined })).toBeUndefined()
  })
})

it('1§4 an address that was replaced is remembered as the new one', () => {
  const remembered = { sd: id(1), scd: id(2) }
  expect(withReplaced(remembered, { codeName: 'sd', newId: id(7), deletedId: id(2) })).toEqual({
    sd: id(7),
    scd: id(7),
  })
  expect(withReplaced(remembered, { codeName: 'cs', newId: id(7), deletedId: null })).toEqual({
    ...remembered,
    cs: id(7),
  })
})
