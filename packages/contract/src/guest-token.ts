import * as z from 'zod/mini'

/** `POST` answers a token for a shopper who is not signed in; `DELETE` gives the guest up, the next one is new. */
export const GUEST_TOKEN_PATH = '/auth/guest-token'

/** As OAuth 2 names it (RFC 6749 §5.1). */
export const guestTokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** seconds */
  expires_in: z.int(),
})
export type GuestToken = z.output<typeof guestTokenSchema>
