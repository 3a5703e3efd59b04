import type { KeptToken } from '@aisle/platform/host'
import * as z from 'zod/mini'

/** A signed-in shopper's tokens, as this tab keeps them in its session storage. */
export const sessionRecordSchema = z.object({
  accessToken: z.string(),
  /** Milliseconds since 1970 by this browser's clock. */
  expiresAt: z.number(),
  refreshToken: z.optional(z.string()),
  idToken: z.optional(z.string()),
  /** What the provider granted, which may be less than was asked for. */
  scope: z.optional(z.string()),
  profile: z.object({ subject: z.string(), email: z.string(), firstName: z.string() }),
})
export type SessionRecord = z.output<typeof sessionRecordSchema> & KeptToken
