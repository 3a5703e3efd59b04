import { describe, expect, it } from 'vitest'
import { dateOfDob, differences, dobOfDate } from './person.ts'

const ann = { firstName: 'Ann', lastName: 'Miller', dob: '05/01/1990' }

describe('1§4 what was said and what was found', () => {
  it.each([
    [ann, []],
    [{ ...ann, firstName: ' ann ', lastName: 'MILLER' }, []],
    [{ ...ann, dob: '5-1-1990' }, []],
    [{ firstName: 'Ann', lastName: 'Miller' }, []],
    [{ ...ann, firstName: 'Anna' }, ['firstName']],
    [{ ...ann, lastName: 'Mueller', dob: '01/05/1990' }, ['lastName', 'dob']],
    [{ firstName: 'B', lastName: 'C', dob: '05/02/1990' }, ['firstName', 'lastName', 'dob']],
  ] as const)('%o differs in %o', (said, fields) => {
    expect(differences(said, ann)).toEqual(fields)
  })

  it('are dates of two ways of writing', () => {
    expect([dobOfDate('1990-05-01'), dateOfDob('5-1-1990'), dateOfDob('12/31/1990')]).toEqual([
      '05/01/1990',
      '1990-05-01',
      '1990-12-31',
    ])
  })
})
