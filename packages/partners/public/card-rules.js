/** Whether the check digit of a card number is right (Luhn). */
export function hasValidCheckDigit(digits) {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0
}

const brands = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|65|64[4-9])/],
]

/** visa, mastercard, amex, discover or other, from the first digits. */
export function brandOf(digits) {
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'other'
}

/** Digits in the groups that are printed on the card. */
export function groupNumber(digits) {
  const groups = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let rest = digits
  const parts = groups.map((length) => {
    const part = rest.slice(0, length)
    rest = rest.slice(length)
    return part
  })
  return parts.filter(Boolean).join(' ')
}

/** `{ month, year }` of "MM/YY", or undefined when that is no month. */
export function parseExpiry(text) {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? []
  return month === undefined ? undefined : { month: Number(month), year: 2000 + Number(year) }
}

/** A card is good to the end of its month. */
export function isExpired({ month, year }, now) {
  return now.getTime() >= Date.UTC(year, month, 1)
}

/** The first problem of a typed card as `{ field, message }`, or undefined. */
export function findCardProblem({ number, expiry, cvc }, now) {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (digits === '') return { field: 'number', message: 'Enter the card number.' }
  if (!/^\d+$/.test(digits) || !hasValidCheckDigit(digits)) {
    return { field: 'number', message: 'This card number is not right. Check the digits.' }
  }
  const parsed = parseExpiry(expiry)
  if (!parsed) return { field: 'expiry', message: 'Enter the expiry as month and year: MM/YY.' }
  if (isExpired(parsed, now)) return { field: 'expiry', message: 'This card has expired. Use another one.' }
  const length = brandOf(digits) === 'amex' ? 4 : 3
  if (!new RegExp(`^\\d{${length}}$`).test(cvc.trim())) {
    return { field: 'cvc', message: `Enter the ${length} digits of the security code.` }
  }
  return undefined
}
