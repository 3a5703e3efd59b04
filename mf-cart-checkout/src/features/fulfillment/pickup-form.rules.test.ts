import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { pickupErrorList, pickupFields, readPickup } from './pickup-form.rules.ts'

const ada = { primaryUserFirstName: 'Ada', primaryUserLastName: 'King' }
const asked = {
  fulfillmentMethodID: id(2),
  terms: { orderNumber: 'bcdfghjkbcdfghjkbcdfghjkbcdfghjk' },
  asksBirthDate: false,
}

it.each([
  { why: 'one person', values: { ...ada, pickUpByPhone1: '', pickUpByEmail2: '' }, errors: undefined },
  {
    why: 'nobody',
    values: { ...ada, primaryUserFirstName: '' },
    errors: { primaryUserFirstName: 'Field is Required.' },
  },
  {
    why: 'an e-mail address that is none',
    values: { ...ada, pickUpByEmail1: 'ada' },
    errors: { pickUpByEmail1: 'Please Enter a valid email.' },
  },
  {
    why: 'half a second person',
    values: { ...ada, alternateUserFirstName: 'Gr4ce' },
    errors: { alternateUserFirstName: 'Please enter a valid name.', alternateUserLastName: 'Field is Required.' },
  },
  {
    why: 'a birthday that the store asks for',
    values: ada,
    asksBirthDate: true,
    errors: { pickupByDOB1: 'Field is Required.' },
  },
  {
    why: 'a birthday that is none',
    values: { ...ada, pickupByDOB1: '02/30/1985' },
    asksBirthDate: true,
    errors: { pickupByDOB1: 'Please Enter Valid DOB.' },
  },
])('reads $why', ({ values, asksBirthDate = false, errors }) => {
  const read = readPickup(values, { ...asked, asksBirthDate })
  expect(read.success ? undefined : read.errors).toEqual(errors)
})

it('asks for dates of birth where the store wants them alone', () => {
  const names = (asks: boolean) => Object.values(pickupFields(asks)).flatMap((fields) => fields.map(([name]) => name))
  expect(names(false)).toHaveLength(8)
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual(['pickupByDOB1', 'pickupByDOB2'])
})

it('lists what is wrong in the order of the fields', () => {
  expect(pickupErrorList({ pickUpByPhone2: 'No.', primaryUserLastName: 'Yes.' }, false, 'who')).toEqual([
    { fieldId: 'who-primaryUserLastName', message: 'Last name: Yes.' },
    { fieldId: 'who-pickUpByPhone2', message: 'Their phone: No.' },
  ])
})
