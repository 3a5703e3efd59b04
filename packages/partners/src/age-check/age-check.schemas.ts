import { z } from 'zod'

const tenant = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
const name = z.string().trim().min(1).max(40)

const personSchema = z.strictObject({
  firstName: name,
  lastName: name,
  /** YYYY-MM-DD */
  dateOfBirth: z.iso.date(),
})
export type Person = z.output<typeof personSchema>

export const startSchema = z.strictObject({
  tenant,
  minimumAge: z.int().min(16).max(30).default(21),
  /** What the shopper has said to the store: the page begins with it. */
  person: personSchema.optional(),
})
export type Start = z.output<typeof startSchema>

export const resultSchema = z.strictObject({
  ...personSchema.shape,
  /** What the stand-in's document check says: the person who tries it decides. */
  outcome: z.enum(['pass', 'fail']),
})
export type Result = z.output<typeof resultSchema>

/** What is written to the disk: nothing of a person. */
export const journalledSchema = z.object({
  sessionId: z.string(),
  tenant,
  minimumAge: z.int(),
  startedAt: z.iso.datetime(),
  isForgotten: z.boolean().default(false),
})
export type Journalled = z.output<typeof journalledSchema>

export type Session = Journalled & {
  readonly status: 'pending' | 'verified' | 'failed'
  /** What the shopper has said, as long as the check is pending. */
  readonly said: Person | undefined
  /** What the document says, once it was read. */
  readonly found: Person | undefined
}
