import { ApiError } from '@aisle/platform'
import { expect, it } from 'vitest'
import { otpFailure, otpRequestFailure } from './otp-failure.rules.ts'

it.each([
  ['OTP_0002', { clearsCode: true, isExhausted: false }],
  ['OTP_ATTEMPTS_EXCEEDED', { clearsCode: true, isExhausted: true }],
  ['OTP_0003', { clearsCode: false, isExhausted: false, text: 'The code has expired.' }],
  ['ANY', { text: 'An error occurred. Please try again later.' }],
])('%s', (code, failure) => {
  expect(otpFailure(new ApiError(400, code, 'The code has expired.'))).toMatchObject(failure)
})

it('1§8 says of any other failure to send a code that an error occurred', () => {
  for (const error of [new ApiError(500, 'ANY', 'Boom.'), new ApiError(0, 'NETWORK', ''), new Error('Boom.')]) {
    expect(otpRequestFailure(error)).toBe('An error occurred. Please try again later.')
  }
})

it('says so when the code could not be sent', () => {
  expect(otpRequestFailure(new ApiError(500, 'CUST_0006', ''))).toBe(
    'An error occurred while requesting OTP. Please try again later.',
  )
})

it('F14 passes on when to ask for a code again', () => {
  expect(otpRequestFailure(new ApiError(429, 'RATE_LIMITED', 'Try again in 20 minutes.'))).toBe(
    'Try again in 20 minutes.',
  )
})
