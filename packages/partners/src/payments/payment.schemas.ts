import { z } from 'zod'

export const providerSchema = z.enum(['datacap', 'usaepay'])
export type Provider = z.output<typeof providerSchema>

const cents = z.int().min(1).max(100_000_00)
const reference = z.string().regex(/^[\w.:-]{1,100}$/)
const tenant = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
const currency = z.literal('USD')

const line = z.string().min(1).max(100)
/** What the card's bank compares; kept nowhere. */
export const billingAddressSchema = z.strictObject({
  firstName: line.optional(),
  lastName: line.optional(),
  line1: line,
  city: line,
  state: line,
  zip: z.string().min(1).max(20),
})
export type BillingAddress = z.output<typeof billingAddressSchema>

/** Amounts are cents. A repeated reference gets the first answer again. */
export const authorizeSchema = z.strictObject({
  tenant,
  token: z.string().max(200),
  amount: cents,
  currency,
  reference,
  billingAddress: billingAddressSchema.optional(),
})
const changeSchema = z.strictObject({ tenant, transactionId: z.string().max(200), amount: cents.optional(), reference })

export const operationSchemas = {
  authorize: authorizeSchema,
  capture: changeSchema,
  void: changeSchema.omit({ amount: true }),
  refund: changeSchema,
} as const
export type Authorize = z.output<typeof authorizeSchema>
export type Change = z.output<typeof changeSchema>

export const keepCardSchema = z.strictObject({
  tenant,
  token: z.string().max(200),
  billingAddress: billingAddressSchema.optional(),
})
export type KeepCard = z.output<typeof keepCardSchema>
export const typedCardSchema = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(4),
  origin: z.string().max(300),
})

const brandSchema = z.enum(['visa', 'mastercard', 'amex', 'discover', 'other'])

export const cardTokenSchema = z.object({
  token: z.string(),
  provider: providerSchema,
  tenant,
  brand: brandSchema,
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** What the issuer will say: decided by the number, which is not kept. */
  issuerAccepts: z.boolean(),
  /** Null for a saved card. */
  expiresAt: z.iso.datetime().nullable(),
})
export type CardToken = z.output<typeof cardTokenSchema>

export const transactionSchema = z.object({
  transactionId: z.string(),
  provider: providerSchema,
  tenant,
  reference,
  status: z.enum(['authorized', 'declined', 'captured', 'voided', 'refunded']),
  amount: cents,
  capturedAmount: z.int().min(0),
  refundedAmount: z.int().min(0),
  currency,
  brand: brandSchema,
  last4: z.string(),
  declineCode: z.enum(['DO_NOT_HONOR', 'EXPIRED_CARD', 'AVS_MISMATCH']).nullable(),
  message: z.string(),
})
export type Transaction = z.output<typeof transactionSchema>

export const journalEntrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('token'), card: cardTokenSchema }),
  z.object({ type: z.literal('operation'), key: z.string(), request: z.string(), transaction: transactionSchema }),
])
export type JournalEntry = z.output<typeof journalEntrySchema>
