import * as z from 'zod/mini'
import { hasCardNumber } from './card-number.ts'

/** What the payment provider's hosted field gave for a card. Card data never reaches us (T61). */
export const paymentTokenSchema = z.string().check(
  z.regex(/^[A-Za-z0-9_.:-]{8,200}$/),
  z.refine((text) => !hasCardNumber(text), { error: 'Only a token of the payment provider is accepted.' }),
)
