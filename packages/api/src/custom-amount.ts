/** What is wrong with a custom amount, nothing when it can be used (spec 1 §5). */
export function customAmountError(text: string, { min, max }: { min: number; max: number }): string | undefined {
  if (!/^\d+$/.test(text)) return 'Please enter a valid number'
  const amount = Number(text)
  return amount < min || amount > max ? `Please enter the amount between ${min} and ${max}` : undefined
}

/** A currency field's amount, held within its bounds, with the words for what was wrong (spec 1 §5). */
export function clampCurrency(text: string, { min, max }: { min: number; max: number }) {
  if (text === '') return { amount: undefined, error: undefined }
  const amount = /^\d*\.?\d*$/.test(text) && text !== '.' ? Number(text) : Number.NaN
  if (Number.isNaN(amount)) return { amount: undefined, error: 'Please enter a valid number' }
  if (amount < min) return { amount: min, error: `Please enter an amount greater than ${min}` }
  if (amount > max) return { amount: max, error: `Please enter an amount less than ${max}` }
  return { amount, error: undefined }
}
