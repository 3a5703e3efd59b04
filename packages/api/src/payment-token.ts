import * as z from 'zod/mini'

/** Whether text holds what could be a card's number: 13 to 19 digits with a right check digit. */
export function hasCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,}/g) ?? []
  return runs.some((run) => windowsOf(run.replaceAll(/\D/g, '')).some(hasCheckDigit))
}

/** What the payment provider's hosted field gave for a card. Card data never reaches us (T61). */
export const paymentTokenSchema = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_.:-]{8,200}$/),
    z.refine((text) => !hasCardNumber(text), { error: 'Only a token of the payment provider is accepted.' }),
  )

const windowsOf = (digits: string): string[] =>
  [13, 14, 15, 16, 17, 18, 19].flatMap((length) =>
    Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, start) => digits.slice(start, start + length)),
  )

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
