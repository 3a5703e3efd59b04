import { describe, expect, it } from 'vitest'
import { differingFields, formatDateOfBirth, maskDateOfBirth } from './personal-info.rules.ts'

const person = { firstName: 'Ana María', lastName: "O'Brien", dob: '02/09/1980' }

describe('1§4 the mismatch check', () => {
  it.each([
    [{}, []],
    [{ firstName: ' ana  maría ' }, []],
    [{ firstName: 'Ana' }, ['firstName']],
    [{ lastName: 'OBrien' }, ['lastName']],
    [{ dob: '2-9-1980' }, []],
    [{ dob: '02/10/1980' }, ['dob']],
    [{ firstName: 'Eve', lastName: 'Smith', dob: '01/01/1990' }, ['firstName', 'lastName', 'dob']],
    [{ lastName: null }, []],
  ])('finds in %o the fields %j', (change, fields) => {
    const preFillInformation = { ...person, ...change }
    expect(differingFields({ personalInfo: person, preFillInformation })).toEqual(fields)
  })

  it('has nothing to compare where nothing was said', () => {
    expect(differingFields({ personalInfo: person, preFillInformation: null })).toEqual([])
  })
})

describe('1§5 the date of birth', () => {
  it.each([
    ['2/9/1980', '02/09/1980'],
    ['02-29-2000', '02/29/2000'],
    ['02/29/1999', undefined],
    ['04/31/1999', undefined],
    ['13/01/1999', undefined],
    ['01/01/1899', undefined],
    ['01/01/3000', undefined],
    ['1980-02-09', undefined],
  ])('%s is written %s', (text, written) => {
    expect(formatDateOfBirth(text)).toBe(written)
  })

  it.each([
    ['02', '0', '02/'],
    ['02/2', '02/', '02/2'],
    ['02/29', '02/2', '02/29/'],
    ['02/29', '02/29/', '02/29'],
    ['2/9', '2/', '2/9'],
    ['02//', '02/', '02/'],
    ['02/-', '02/', '02/'],
    ['2-9-1', '2-9-', '2-9-1'],
    ['02/29/20001', '02/29/2000', '02/29/2000'],
  ])('gets its slashes while it is typed (%s after %s)', (text, before, shown) => {
    expect(maskDateOfBirth(text, before)).toBe(shown)
  })
})
