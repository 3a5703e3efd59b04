import * as z from 'zod/mini'

/** What can happen to a payment at its provider. */
export const paymentEventSchema = z.enum(['authorize', 'capture', 'void', 'refund'])
export type PaymentEventKind = z.output<typeof paymentEventSchema>

/**
 * What a payment provider tells the store's API of its own accord, at `POST /callbacks/payments/{provider}/{tenant}`.
 * It is no shopper's call: a signature says who it comes from (F32). Amounts are cents.
 */
export const paymentCallbackSchema = z.object({
  /** The same in every copy and every try. */
  eventId: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  event: paymentEventSchema,
  occurredAt: z.iso.datetime(),
  /** As it was right after the event. */
  transaction: z.object({
    tenant: z.string().check(z.maxLength(63)),
    transactionId: z.string().check(z.maxLength(200)),
    /** The order's id. */
    reference: z.string().check(z.maxLength(100)),
    status: z.enum(['authorized', 'declined', 'captured', 'voided', 'refunded']),
    amount: z.int().check(z.nonnegative()),
    refundedAmount: z.int().check(z.nonnegative()),
    brand: z.string().check(z.maxLength(40)),
    last4: z.string().check(z.regex(/^\d{4}$/)),
  }),
})
export type PaymentCallback = z.output<typeof paymentCallbackSchema>

/** Seconds since 1970 when this copy was sent, and `sha256=` with the HMAC of both in hexadecimal digits. */
export const CALLBACK_HEADERS = { timestamp: 'x-timestamp', signature: 'x-signature' } as const

/** How far, in seconds, a copy's time stamp may be from the receiver's clock. */
export const CALLBACK_TOLERANCE = 300

/** The secret of one tenant at one provider is derived from the merchant's key with this (RFC 5869). */
export const callbackSecretInfo = (provider: string, tenant: string): string =>
  `payment callbacks of ${provider} for ${tenant}`
