/**
 * Spreads an amount over lines in proportion to what they cost, to the cent: the parts add up to the amount, and no
 * line gets more than it costs.
 */
export function spread(cents: number, lines: readonly number[]): readonly number[] {
  const total = lines.reduce((sum, line) => sum + line, 0)
  const amount = Math.min(cents, total)
  if (total === 0) return lines.map(() => 0)
  const exact = lines.map((line) => (amount * line) / total)
  const parts = exact.map(Math.floor)
  let rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .toSorted((left, right) => right.fraction - left.fraction || left.index - right.index)
  for (const { index } of byFraction) {
    if (rest === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts
}
