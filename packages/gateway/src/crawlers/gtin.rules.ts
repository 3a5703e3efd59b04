const LENGTHS = new Set([8, 12, 13, 14])

/** Prefixes that everybody may use as they like (GS1): of a GTIN-8, and of the others written with 13 digits. */
const RESTRICTED_SHORT = /^[02]/
const RESTRICTED = /^(0[24]|2)/

/** A barcode as the Global Trade Item Number that it is, `undefined` for the store's own numbers and misread ones. */
export function gtinOf(barcode: string | null | undefined): string | undefined {
  const digits = barcode?.trim() ?? ''
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return undefined
  const isRestricted =
    digits.length === 8 ? RESTRICTED_SHORT.test(digits) : RESTRICTED.test(digits.padStart(14, '0').slice(1))
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return isRestricted || sum % 10 !== 0 ? undefined : digits
}
