/** The value below which a share of the values lies, the nearest of them. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))
  return sorted[index] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How often values are drawn again to see how far a figure of them can be trusted. */
const DRAWS = 2000

/**
 * Between what a figure lies in nine of ten draws: as many values as there are, each time drawn anew from them (the
 * percentile bootstrap). The same for the same values.
 *
 * @param figure works itself out with what it gets from `draw`
 */
export function spreadOf(
  figure: (draw: <Value>(values: readonly Value[]) => readonly Value[]) => number,
): [from: number, to: number] {
  // A linear congruential generator (Numerical Recipes, 2nd edition, 7.1), so that a table can be printed twice.
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const draw = <Value>(values: readonly Value[]) =>
    values.flatMap(() => {
      const place = Math.floor(random() * values.length)
      return values.slice(place, place + 1)
    })
  const figures = Array.from({ length: DRAWS }, () => figure(draw))
  return [quantile(figures, 0.05), quantile(figures, 0.95)]
}

/** The value that occurs most often, the first of them. */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const countOf = (value: Value) => values.filter((other) => other === value).length
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0]
}

/** Rows under a head, columns aligned: the first columns are text and stand left, figures stand right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], textColumns = 3): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
