import * as z from 'zod/mini'

/** 16 digits, with or without hyphens or spaces between groups of four. */
export const giftCardNumberSchema = z
  .string()
  .check(z.regex(/^\d{4}([- ]?\d{4}){3}$/, { error: 'Please enter a valid number' }))

/** `1234-5678-9012-3456` (spec 1 §5). */
export const formatGiftCardNumber = (text: string): string =>
  text.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1-')
