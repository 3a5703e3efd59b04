import { createHash } from 'node:crypto'
import type { Module } from './declarations.ts'

/** A declaration that is longer shows its beginning, and a hash that changes with the rest. */
const MOST_LINES = 12
const SHOWN_LINES = 3

/** The report of a package: each declaration of what it gives to others. */
export function reportOf(name: string, modules: readonly Module[]): string {
  const parts = modules.map(({ file, text }) => `## ${file}\n\n\`\`\`ts\n${declarations(text).join('\n')}\n\`\`\``)
  return `# What \`@aisle/${name}\` gives\n\nWritten by \`npm run aisle -- report\`; a change here is one that others see.\n\n${parts.join('\n\n')}\n`
}

/** Statements at the beginning of a line, without imports. */
export function declarations(text: string): readonly string[] {
  return text
    .split(/^(?=[A-Za-z])/m)
    .map((statement) => statement.trimEnd())
    .filter((statement) => statement !== '' && !/^import\b|^export \{\};$/.test(statement))
    .map(shorten)
}

function shorten(statement: string) {
  const lines = statement.split('\n')
  if (lines.length <= MOST_LINES) return statement
  const hash = createHash('sha256').update(statement).digest('hex').slice(0, 16)
  return [...lines.slice(0, SHOWN_LINES), `    … ${lines.length - SHOWN_LINES} lines, ${hash}`].join('\n')
}
