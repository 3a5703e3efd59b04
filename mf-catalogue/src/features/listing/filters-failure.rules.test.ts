import { ApiError } from '@aisle/platform'
import { expect, it } from 'vitest'
import { reasonToGoHome } from './filters-failure.rules.ts'

const errors = [{ errorCode: 'CAT_0001', descreption: 'Filters are closed.' }]
const refused = new ApiError(400, 'CAT_0001', 'Filters are closed.', { errors })

it.each([
  ['the store refuses them', refused, false, 'Filters are closed.'],
  ['the store refuses newer ones', refused, true, undefined],
  ['the store is not reached', new ApiError(0, 'NETWORK', 'The store could not be reached.'), false, undefined],
  [
    'the store does not answer in time',
    new ApiError(0, 'TIMEOUT', 'The store did not answer in time.'),
    false,
    undefined,
  ],
  ['what is before the store fails', new ApiError(502, 'HTTP', 'An error occurred.'), false, undefined],
  ['the answer cannot be read', new ApiError(200, 'BAD_REPLY', 'Not readable.'), false, undefined],
  ['the program fails', new TypeError('x is undefined'), false, undefined],
])('1§8 when %s: %#', (_, error, hasFilters, reason) => {
  expect(reasonToGoHome(error, hasFilters)).toBe(reason)
})
