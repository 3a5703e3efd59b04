/** What a number field keeps of a text: digits, and the first point of an amount (spec 1 §5). */
export function digitsOf(text: string, kind: 'whole' | 'decimal'): string {
  if (kind === 'whole') return text.replaceAll(/\D/g, '')
  const [whole = '', ...decimals] = text.replaceAll(/[^\d.]/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`
}
