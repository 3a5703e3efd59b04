import * as z from 'zod/mini'

/** An e-mail address (spec 1 §5). */
export const emailSchema = z.string().check(z.maxLength(254), z.email({ error: 'Please Enter a valid email.' }))
