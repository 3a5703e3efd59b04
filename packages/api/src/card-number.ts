const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
/** A dot parts groups of four; where fewer digits stand before it, it makes a fraction. */
const DOT = /(\d{4})\.(?=\d{4})/g
const DIGIT_GROUPS = /\d+(?:[\s_\p{Pd}]{1,3}\d+)*/gu
const LONGEST = 19
/** Lengths and first digits of Visa, Mastercard, Maestro, American Express, Diners Club, JCB, Discover and UnionPay. */
const OF_A_BRAND =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|(?:5[06-9]|6)\d{12,17}|3[47]\d{13}|3[0689]\d{12,17}|35\d{14,17}|9792\d{12})$/
/** First digits of payment cards of no brand that is known here: fleets, airlines, single countries. */
const OF_ANY_ISSUER = /^[1-8]\d{14,18}$/
/** Lengths of groups in which cards are printed, or none. */
const CARD_GROUPS = /^(?:1[5-9]|4,4,4,[34](?:,[1-3])?|4,6,5)$/
const BESIDE = /[\p{L}\p{N}._]$/u
const BEHIND = /^(?:[\p{L}\p{N}_]|\.\d)/u

/**
 * Whether text holds what could be the number of a payment card (T61): with a right check digit, and either as long as
 * those of its brand, in whatever groups, also beside its expiry, or of no brand, 15 to 19 digits long, and by itself,
 * written as cards are.
 *
 * Every tenth number has a right check digit by chance, so what shoppers send that is none is left out: bar codes, which
 * are of 8 to 14 digits, instants in milliseconds (13), telephone numbers beside each other or a zip code (other groups),
 * places (digits behind a dot), ids and tokens (digits beside letters), and numbers of gift cards, which begin with 9 as
 * no cards do but those of 9792. Bar codes with a prefix begin with 0, as no cards do.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(ID, ' id ').replaceAll(DOT, '$1 ')
  for (const { 0: run, index } of plain.matchAll(DIGIT_GROUPS)) {
    const groups = run.split(/\D+/)
    const isAlone =
      !BESIDE.test(plain.slice(Math.max(0, index - 2), index)) && !BEHIND.test(plain.slice(index + run.length))
    if (groups.some((_, start) => isBegunBy(groups, start, isAlone))) return true
  }
  return false
}

/** Whether anything of an input does: a text, a number or the name of a field, however deep. */
export function holdsCardNumber(input: unknown): boolean {
  // A list of its own: what is nested a thousand times must not end the stack.
  const waiting = [input]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'object' && part !== null) waiting.push(...Object.entries(part).flat())
    else if ((typeof part === 'string' || typeof part === 'number') && hasCardNumber(String(part))) return true
  }
  return false
}

/** Whether a group and those that follow it make a card's number together. */
function isBegunBy(groups: readonly string[], start: number, isAlone: boolean): boolean {
  let digits = ''
  for (let next = start; next < groups.length && digits.length < LONGEST; next += 1) {
    digits += groups[next]
    const isCard =
      OF_A_BRAND.test(digits) ||
      (isAlone && OF_ANY_ISSUER.test(digits) && CARD_GROUPS.test(lengthsOf(groups.slice(start, next + 1))))
    if (isCard && hasCheckDigit(digits)) return true
  }
  return false
}

const lengthsOf = (groups: readonly string[]): string => groups.map(({ length }) => length).join()

/** Whether the last digit is what the others make it (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
