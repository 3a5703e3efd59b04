import { expect, it } from 'vitest'
import { hasSecondPerson, missingInPickup } from './pickup-people.ts'

const ada = { primaryUserFirstName: 'Ada', primaryUserLastName: 'King' }
const grace = { alternateUserFirstName: 'Grace', alternateUserLastName: 'Hopper' }

it.each([
  { people: ada, asks: false, missing: [] },
  { people: {}, asks: false, missing: ['primaryUserFirstName', 'primaryUserLastName'] },
  { people: ada, asks: true, missing: ['pickupByDOB1'] },
  { people: { ...ada, pickupByDOB1: '12/10/1985' }, asks: true, missing: [] },
  { people: { ...ada, ...grace }, asks: false, missing: [] },
  {
    people: { ...ada, pickUpByPhone2: '3175550100' },
    asks: false,
    missing: ['alternateUserFirstName', 'alternateUserLastName'],
  },
  {
    people: { ...ada, alternateUserFirstName: 'Grace', alternateUserLastName: ' ' },
    asks: false,
    missing: ['alternateUserLastName'],
  },
  { people: { ...ada, ...grace, pickupByDOB1: '12/10/1985' }, asks: true, missing: ['pickupByDOB2'] },
])('of who fetches an order $missing is missing', ({ people, asks, missing }) => {
  expect(missingInPickup(people, asks)).toEqual(missing)
})

it.each([
  [ada, false],
  [{ alternateUserFirstName: '' }, false],
  [{ pickUpByEmail2: 'g@example.com' }, true],
])('%j has a second person: %s', (people, isThere) => {
  expect(hasSecondPerson(people)).toBe(isThere)
})
