/** The thirteenth digit of an EAN-13: weights 1 and 3 in turn. */
export function checkDigitOf(twelveDigits: string): number {
  const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** An EAN-13 of the range 29, which GS1 leaves to stores: it can belong to no real product. */
export function inStoreBarcode(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`
  return `${digits}${checkDigitOf(digits)}`
}
