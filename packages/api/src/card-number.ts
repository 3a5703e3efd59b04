const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
/** A dot parts groups of four; where fewer digits stand before it, it makes a fraction. */
const DOT = /(\d{4})\.(?=\d{4})/g
const DIGIT_GROUPS = /\d+(?:[\s_\p{Pd}]{1,3}\d+)*/gu
const LONGEST = 19
/** Lengths and first digits of Visa, Mastercard, Maestro, American Express, Diners Club, JCB, Discover and UnionPay. */
const OF_A_BRAND =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|(?:5[06-9]|6)\d{12,17}|3[47]\d{13}|3[0689]\d{12,17}|35\d{14,17})$/

/**
 * Whether text holds what could be the number of a payment card: as long as those of its brand, with a right check digit,
 * in whatever groups, also beside its expiry. Our gift cards begin with 9, as no brand does.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(ID, ' id ').replaceAll(DOT, '$1 ')
  return (plain.match(DIGIT_GROUPS) ?? []).some((run) => {
    const groups = run.split(/\D+/)
    return groups.some((group, start) => /^[2-6]/.test(group) && isBegunBy(groups, start))
  })
}

/** Whether a group and those that follow it make a card's number together. */
function isBegunBy(groups: readonly string[], start: number): boolean {
  let digits = ''
  for (let next = start; next < groups.length && digits.length < LONGEST; next += 1) {
    digits += groups[next]
    if (OF_A_BRAND.test(digits) && hasCheckDigit(digits)) return true
  }
  return false
}

/** Whether the last digit is what the others make it (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
