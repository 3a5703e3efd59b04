import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { emailSchema } from './email.ts'
import { parseForm } from './form.ts'
import { personNameSchema } from './person-name.ts'

const schema = z.strictObject({ email: emailSchema, nickname: z.optional(personNameSchema) })

it('gives the parsed values', () => {
  expect(parseForm(schema, { email: 'a@example.com', nickname: '' })).toEqual({
    success: true,
    data: { email: 'a@example.com' },
  })
})

it('asks for a required field that is empty', () => {
  expect(parseForm(schema, { email: '' })).toEqual({ success: false, errors: { email: 'Field is Required.' } })
})

it('says what is wrong with each field', () => {
  expect(parseForm(schema, { email: 'a@', nickname: '4' })).toEqual({
    success: false,
    errors: { email: 'Please Enter a valid email.', nickname: 'Please enter a valid name.' },
  })
})
