export type TaxRate = { readonly taxClass: string; readonly name: string; readonly ratePercent: number }
export type Tax = { readonly name: string; readonly ratePercent: number; readonly cents: number }

/** One line per tax, rounded once on the sum of all classes it applies to. @param taxable cents by tax class */
export function taxesOf(taxable: ReadonlyMap<string, number>, rates: readonly TaxRate[]): readonly Tax[] {
  const bases = new Map<string, Tax>()
  for (const { taxClass, name, ratePercent } of rates) {
    const key = `${name} ${ratePercent}`
    const base = bases.get(key)?.cents ?? 0
    bases.set(key, { name, ratePercent, cents: base + (taxable.get(taxClass) ?? 0) })
  }
  return [...bases.values()]
    .map(({ name, ratePercent, cents }) => ({ name, ratePercent, cents: percentOf(cents, ratePercent) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((left, right) => left.name.localeCompare(right.name) || left.ratePercent - right.ratePercent)
}

/** Rates have four decimals at most: with them as integers nothing is lost to binary fractions. */
const percentOf = (cents: number, percent: number) => Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
