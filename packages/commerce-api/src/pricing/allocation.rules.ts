export type Share = { readonly key: string; readonly weight: number }

/**
 * Splits whole cents in proportion to weights, so that the parts add up to `total` exactly. The cents that rounding
 * leaves go to the largest remainders; the key breaks ties, so the order of the shares does not matter.
 */
export function allocateCents(total: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  const sum = shares.reduce((all, { weight }) => all + weight, 0)
  if (sum === 0) return new Map(shares.map(({ key }) => [key, 0]))
  const exact = shares.map(({ key, weight }) => {
    const product = BigInt(total) * BigInt(weight)
    return { key, floor: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) }
  })
  const left = total - exact.reduce((all, { floor }) => all + floor, 0)
  const winners = new Set(
    exact
      .toSorted((a, b) => b.remainder - a.remainder || (a.key < b.key ? -1 : 1))
      .slice(0, left)
      .map(({ key }) => key),
  )
  return new Map(exact.map(({ key, floor }) => [key, floor + (winners.has(key) ? 1 : 0)]))
}
