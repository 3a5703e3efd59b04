import { parseArgs } from 'node:util'
import { PHONE_SLOWDOWN } from './pages/profiles.ts'

const PARTS = ['pages', 'gateway', 'orders', 'catalogue'] as const

export type BenchPart = (typeof PARTS)[number]

export type BenchOptions = {
  /** How often each page is visited. */
  readonly runs: number
  /** How many times slower than this machine the imitated phone is. */
  readonly slowdown: number
  /** All of them without. */
  readonly only: BenchPart | undefined
  /** A file of products for the catalogue. */
  readonly feed: string | undefined
}

/** @throws Error with a sentence about the first option that means nothing */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      feed: { type: 'string' },
      slowdown: { type: 'string', default: String(PHONE_SLOWDOWN) },
    },
  })
  const { only, feed } = values
  const runs = atLeastOne('runs', values.runs)
  if (!Number.isInteger(runs)) throw new Error(`--runs is a whole number, not "${values.runs}".`)
  const part = PARTS.find((one) => one === only)
  if (only !== undefined && !part) throw new Error(`--only is one of ${PARTS.join(', ')}, not "${only}".`)
  return { runs, slowdown: atLeastOne('slowdown', values.slowdown), only: part, feed }
}

function atLeastOne(option: string, text: string): number {
  const number = Number(text)
  if (number >= 1 && Number.isFinite(number)) return number
  throw new Error(`--${option} is a number of 1 or more, not "${text}".`)
}
