import { emailSchema as contractEmailSchema } from '@aisle/api/email'
import { z } from 'zod'

/** An e-mail address as accounts are found by it: trimmed, lower case. */
export const emailSchema = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(contractEmailSchema)
