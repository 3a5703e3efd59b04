import { z } from 'zod'

const tenant = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/)

export const startSchema = z.strictObject({ tenant, minimumAge: z.int().min(16).max(30).default(21) })

export const resultSchema = z.strictObject({
  firstName: z.string().trim().min(1).max(40),
  lastName: z.string().trim().min(1).max(40),
  dateOfBirth: z.iso.date(),
  /** What the stand-in's document check says: the person who tries it decides. */
  outcome: z.enum(['pass', 'fail']),
})
export type Result = z.output<typeof resultSchema>

export const sessionSchema = z.object({
  sessionId: z.string(),
  tenant,
  minimumAge: z.int(),
  status: z.enum(['pending', 'verified', 'failed']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
})
export type Session = z.output<typeof sessionSchema>
