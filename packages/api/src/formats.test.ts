import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { dateOfBirthSchema, monthSchema, parseDateOfBirth } from './date-of-birth.ts'
import { emailSchema } from './email.ts'
import { formatGiftCardNumber, giftCardNumberSchema } from './gift-card-number.ts'
import { idSchema, ZERO_ID } from './ids.ts'
import { betaCodeSchema } from './mode.ts'
import { orderNumberSchema } from './order-number.ts'
import { personNameSchema, requiredPersonNameSchema, truncateName } from './person-name.ts'
import { formatPhoneNumber, phoneNumberSchema } from './phone-number.ts'
import { quantitySchema } from './quantity.ts'
import { shortZipCode, zipCodeSchema } from './zip-code.ts'

const errorOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

const formats: readonly { schema: z.ZodMiniType; error: string; good: readonly string[]; bad: readonly string[] }[] = [
  {
    schema: emailSchema,
    error: 'Please Enter a valid email.',
    good: ['a@b.co', 'jo.doe+shop@mail.example.com'],
    bad: ['', 'a', 'a@b', '@b.co', 'a b@c.co'],
  },
  {
    schema: zipCodeSchema,
    error: 'Please enter a valid zip code.',
    good: ['12345', '12345-6789'],
    bad: ['', '1234', '123456', '12345-', '12345-678', '12345 6789', 'abcde'],
  },
  {
    schema: phoneNumberSchema,
    error: 'Please enter valid phone Number.',
    good: ['', '5551234567', '(555)-123-4567', '+555.123.456789', '555 123 4567', '+1 555-123-4567', '+91-5551234567'],
    bad: ['555', '555-123-456', '555-123-4567890', 'phone', '5551234567x', '++5551234567'],
  },
  {
    schema: personNameSchema,
    error: 'Please enter a valid name.',
    good: ['', 'Ann', 'Mary Jane', "O'Neil", 'Anne-Marie', 'José', 'a'.repeat(40)],
    bad: ['a'.repeat(41), 'R2D2', '-Ann', "Ann'", 'Ann--Marie', '<b>'],
  },
  {
    schema: dateOfBirthSchema,
    error: 'Please Enter Valid DOB.',
    good: ['1/1/1900', '12-31-1999', '02/29/2000', '2/28/1999', '04/30/1980'],
    bad: [
      '',
      '13/1/1990',
      '0/1/1990',
      '4/31/1990',
      '2/30/2000',
      '2/29/1900',
      '2/29/2023',
      '1/0/1990',
      '1/1/1899',
      '1/1/90',
      '1/1-1990',
    ],
  },
  {
    schema: monthSchema,
    error: 'Please Enter Valid Month.',
    good: ['1', '01', '9', '10', '12'],
    bad: ['', '0', '00', '13', '1.5', 'May'],
  },
  {
    schema: giftCardNumberSchema,
    error: 'Please enter a valid number',
    good: ['1234567890123456', '1234-5678-9012-3456', '1234 5678 9012 3456'],
    bad: ['', '1234', '12345678901234567', '1234-5678-9012-345a'],
  },
]

describe.each(formats)('$error', ({ schema, error, good, bad }) => {
  it.each(good)('is not said of "%s"', (text) => {
    expect(errorOf(schema, text)).toBeUndefined()
  })

  it.each(bad)('is said of "%s"', (text) => {
    expect(errorOf(schema, text)).toBe(error)
  })
})

it.each(['', ' '])('a name that must be there is missed: "%s"', (text) => {
  expect(errorOf(requiredPersonNameSchema, text)).toBe('Field is Required.')
})

it('a date of birth is not after the current year', () => {
  const today = new Date(2026, 10, 20)

  expect(parseDateOfBirth('12/31/2026', today)).toEqual({ month: 12, day: 31, year: 2026 })
  expect(parseDateOfBirth('1/1/2027', today)).toBeUndefined()
})

it.each([
  ['5551234567', '(555)-123-4567'],
  ['(555) 123-4567', '(555)-123-4567'],
  ['+15551234567', '(555)-123-4567'],
  ['+91 555 123 4567', '(555)-123-4567'],
  ['555123456', 'NA'],
  ['55512345678', 'NA'],
  ['', 'NA'],
  [null, 'NA'],
  [undefined, 'NA'],
])('shows the phone number %s as %s', (text, shown) => {
  expect(formatPhoneNumber(text)).toBe(shown)
})

it.each([
  ['1234567890123456', '1234-5678-9012-3456'],
  ['1234 5678', '1234-5678'],
  ['12345', '1234-5'],
  ['', ''],
])('shows the gift card %s as %s', (text, shown) => {
  expect(formatGiftCardNumber(text)).toBe(shown)
})

it.each([
  ['a'.repeat(20), 'a'.repeat(20)],
  ['a'.repeat(21), `${'a'.repeat(20)}…`],
  ['🥑'.repeat(21), `${'🥑'.repeat(20)}…`],
])('shows the name %s as %s', (name, shown) => {
  expect(truncateName(name)).toBe(shown)
})

it('keeps the five digits of a long zip code', () => {
  expect(shortZipCode('12345-6789')).toBe('12345')
})

it.each([
  [idSchema, ZERO_ID, true],
  [idSchema, 'A1B2C3D4-0000-4000-8000-0123456789ab', true],
  [idSchema, 'a1b2c3d4-0000-4000-8000-0123456789abc', false],
  [idSchema, '1', false],
  [betaCodeSchema, '4711', true],
  [betaCodeSchema, '471', false],
  [betaCodeSchema, '47111', false],
  [betaCodeSchema, 'abcd', false],
  [orderNumberSchema, 'FF-100042', true],
  [orderNumberSchema, '../42', false],
  [orderNumberSchema, '', false],
  [quantitySchema, 0, true],
  [quantitySchema, 9999, true],
  [quantitySchema, 10_000, false],
  [quantitySchema, 1.5, false],
  [quantitySchema, -1, false],
])('row %#: a value has its format or not', (schema, value, isRight) => {
  expect(z.safeParse(schema, value).success).toBe(isRight)
})
