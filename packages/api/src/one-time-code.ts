import * as z from 'zod/mini'

/** Six digits, sent by mail. */
export const oneTimeCodeSchema = z.string().check(z.regex(/^\d{6}$/))

/** A code is on its way. ISO instants, with the server's present to count them from. */
export const sentCodeSchema = z.object({
  isSent: z.boolean(),
  expiresAt: z.string(),
  /** When another one may be asked for. */
  resendAfter: z.optional(z.string()),
  serverTime: z.optional(z.string()),
})
