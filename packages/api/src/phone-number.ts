import * as z from 'zod/mini'

const PHONE = /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/
const PREFIXED_PHONE = /^(\+(1|91)[-\s.]?)?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4}$/

/** Optional plus, 3, 3 and 4 to 6 digits, or ten digits after +1 or +91; may be empty (spec 1 §5). */
export const phoneNumberSchema = z.string().check(
  z.refine((text) => text === '' || PHONE.test(text) || PREFIXED_PHONE.test(text), {
    error: 'Please enter valid phone Number.',
  }),
)

/** `(555)-123-4567` for ten digits, a +1 or +91 before them aside; otherwise `NA` (spec 1 §5). */
export function formatPhoneNumber(text: string | null | undefined): string {
  const digits = (text ?? '').replace(/^\+(1|91)(?=\D*\d)/, '').replaceAll(/\D/g, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)})-${digits.slice(3, 6)}-${digits.slice(6)}` : 'NA'
}
