/** The value below which a share of the values lies, the nearest of them. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))
  return sorted[index] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

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
