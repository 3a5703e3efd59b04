import * as z from 'zod/mini'

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const DIGIT_GROUPS = /\d+(?:[ -]\d+)*/g

/** Whether text holds what could be a card's number: 13 to 19 digits, grouped or not, with a right check digit. */
export function hasCardNumber(text: string): boolean {
  const runs = text.replaceAll(ID, ' ; ').match(DIGIT_GROUPS) ?? []
  return runs.some((run) => joinedGroups(run.split(/[ -]/)).some(hasCheckDigit))
}

/** What the payment provider's hosted field gave for a card. Card data never reaches us (T61). */
export const paymentTokenSchema = z.string().check(
  z.regex(/^[A-Za-z0-9_.:-]{8,200}$/),
  z.refine((text) => !hasCardNumber(text), { error: 'Only a token of the payment provider is accepted.' }),
)

/** Every 13 to 19 digits that neighbouring groups make together: a number may stand next to its expiry. */
const joinedGroups = (groups: readonly string[]): string[] =>
  groups
    .flatMap((_, start) => groups.slice(start).map((__, length) => groups.slice(start, start + length + 1).join('')))
    .filter(({ length }) => length >= 13 && length <= 19)

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
