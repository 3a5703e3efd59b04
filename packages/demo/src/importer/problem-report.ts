import { writeFileSync } from 'node:fs'
import type { Problem } from './feed.types.ts'

const quoted = (text: string) => (/[\t"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes the problems as a table with a head: line, column, reason, value. */
export function writeProblemReport(path: string, problems: readonly Problem[]): void {
  const rows = problems.map(({ line, column, reason, value = '' }) =>
    [String(line), column, reason, value].map(quoted).join('\t'),
  )
  writeFileSync(path, `${['line\tcolumn\treason\tvalue', ...rows].join('\n')}\n`)
}
