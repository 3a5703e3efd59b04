export type TaxRate = { readonly taxClass: string; readonly name: string; readonly ratePercent: number }
export type TaxedAmount = { readonly taxClass: string; readonly cents: number }
export type TaxLine = { readonly name: string; readonly ratePercent: number; readonly cents: number }

/** One line per tax, rounded once on the sum of what it applies to, half up. The order of the lines does not matter. */
export function taxLines(amounts: readonly TaxedAmount[], rates: readonly TaxRate[]): readonly TaxLine[] {
  const bases = new Map<string, { name: string; ratePercent: number; cents: number }>()
  for (const { taxClass, name, ratePercent } of rates) {
    const cents = amounts.filter((amount) => amount.taxClass === taxClass).reduce((sum, amount) => sum + amount.cents, 0)
    const key = `${name} ${ratePercent}`
    const base = bases.get(key) ?? { name, ratePercent, cents: 0 }
    bases.set(key, { ...base, cents: base.cents + cents })
  }
  return [...bases.values()]
    .map(({ name, ratePercent, cents }) => ({ name, ratePercent, cents: percentOf(cents, ratePercent) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((left, right) => left.name.localeCompare(right.name) || left.ratePercent - right.ratePercent)
}

/** Rates have four decimals at most: with them as integers nothing is lost to binary fractions. */
const percentOf = (cents: number, percent: number) => Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
