import { median, mostFrequent, spreadOf } from '../statistics.ts'
import type { Visit } from './visit.ts'

/** What several visits to a page cost, each figure the median of its own. */
export type Figures = Omit<Visit, 'answer'>

export function figuresOf(visits: readonly Visit[]): Figures {
  const of = (key: Exclude<keyof Visit, 'answer' | 'lcpElement'>) => median(visits.map((seen) => seen[key]))
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    firstScriptBytes: of('firstScriptBytes'),
    requests: of('requests'),
    calls: of('calls'),
    ttfb: of('ttfb'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    lcpElement: mostFrequent(visits.map(({ lcpElement }) => lcpElement)) ?? '',
    tbt: of('tbt'),
    cls: of('cls'),
    heap: of('heap'),
  }
}

/** The median of what pressing something took, where it was pressed. */
export function answerOf(visits: readonly Visit[]): number | undefined {
  const answers = answersOf(visits)
  return answers.length === 0 ? undefined : median(answers)
}

/** What pressing something took in each visit in which it was pressed. */
export const answersOf = (visits: readonly Visit[]): readonly number[] => visits.flatMap(({ answer }) => answer ?? [])

/** How many times one figure is the other. Where there is nothing to divide by, what there is more. */
export function ratioOf(federated: number | undefined, monolith: number | undefined): string {
  if (federated === undefined || monolith === undefined) return '–'
  if (monolith > 0) return (federated / monolith).toFixed(2)
  return federated > 0 ? `+${federated.toFixed(0)}` : '1.00'
}

/**
 * Between what the ratio of two medians lies in nine of ten draws of the same visits: `0.94–1.12`. A goal that lies
 * between them is neither met nor missed by these visits.
 */
export function ratioSpreadOf(federated: readonly number[], monolith: readonly number[]): string {
  if (federated.length === 0 || monolith.length === 0) return '–'
  return spreadOf((draw) => quotient(median(draw(federated)), median(draw(monolith))))
    .map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞'))
    .join('–')
}

function quotient(dividend: number, divisor: number): number {
  if (divisor > 0) return dividend / divisor
  return dividend > 0 ? Number.POSITIVE_INFINITY : 1
}
