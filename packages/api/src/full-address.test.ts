import { expect, it } from 'vitest'
import { isFullAddress, missingInAddress } from './full-address.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', phone: '3175550100' }

it.each([
  { address: ada, missing: [] },
  { address: { ...ada, phone: '' }, missing: ['phone'] },
  { address: { ...ada, lastName: ' ' }, missing: ['lastName'] },
  { address: { ...ada, firstName: null, phone: undefined }, missing: ['firstName', 'phone'] },
  { address: {}, missing: ['firstName', 'lastName', 'phone'] },
])('a full address lacks $missing', ({ address, missing }) => {
  expect(missingInAddress(address)).toEqual(missing)
  expect(isFullAddress(address)).toBe(missing.length === 0)
})
