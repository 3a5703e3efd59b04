import { median, mostFrequent } from '../statistics.ts'
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
  const answers = visits.flatMap(({ answer }) => answer ?? [])
  return answers.length === 0 ? undefined : median(answers)
}

/** How many times one figure is the other. Where there is nothing to divide by, what there is more. */
export function ratioOf(federated: number | undefined, monolith: number | undefined): string {
  if (federated === undefined || monolith === undefined) return '–'
  if (monolith > 0) return (federated / monolith).toFixed(2)
  return federated > 0 ? `+${federated.toFixed(0)}` : '1.00'
}
