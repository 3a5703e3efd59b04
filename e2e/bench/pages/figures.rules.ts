import { mean, median, mostFrequent, spreadOf } from '../statistics.ts'
import type { Visit } from './visit.ts'

/** What several visits to a page cost, each figure the median of its own. */
export type Figures = Omit<Visit, 'answers'>

export function figuresOf(visits: readonly Visit[]): Figures {
  const of = (key: Exclude<keyof Visit, 'answers' | 'lcpElement'>) => median(visits.map((seen) => seen[key]))
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

/** The median of what the first press of a visit took: it finds nothing that a press before it has made ready. */
export const firstAnswerOf = (visits: readonly Visit[]): number | undefined =>
  medianOf(visits.flatMap(({ answers }) => answers.slice(0, 1)))

/** The median of what all presses took: the first ones alone are too few for a ratio that can be trusted. */
export const answerOf = (visits: readonly Visit[]): number | undefined =>
  medianOf(visits.flatMap(({ answers }) => answers))

/**
 * The mean blocking time of visits: what their ratio is of. In many visits to a quick page nothing blocks, so that
 * medians are near 0, and their quotient is nothing or many times over by a millisecond of one visit.
 */
export const meanTbtOf = (visits: readonly Visit[]): number | undefined =>
  visits.length === 0 ? undefined : mean(visits.map(({ tbt }) => tbt))

const medianOf = (values: readonly number[]) => (values.length === 0 ? undefined : median(values))

/** How many times one figure is the other. Where there is nothing to divide by, what there is more. */
export function ratioOf(federated: number | undefined, monolith: number | undefined): string {
  if (federated === undefined || monolith === undefined) return '–'
  if (monolith > 0) return (federated / monolith).toFixed(2)
  return federated > 0 ? `+${federated.toFixed(0)}` : '1.00'
}

/** The same figure of each visit, or several of one. */
type FiguresOfVisits = readonly (readonly number[])[]

/**
 * Between what a ratio lies in nine of ten draws of the same visits: `0.94–1.12`. A goal that lies between them is
 * neither met nor missed by these visits. What was seen in one visit is drawn together: it has more in common than what
 * was seen in two.
 *
 * @param figure what the ratio is of: {@link median} or {@link mean}
 */
export function ratioSpreadOf(federated: FiguresOfVisits, monolith: FiguresOfVisits, figure = median): string {
  if ([federated, monolith].some((visits) => visits.flat().length === 0)) return '–'
  return spreadOf((draw) => quotient(figure(draw(federated).flat()), figure(draw(monolith).flat())))
    .map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞'))
    .join('–')
}

function quotient(dividend: number, divisor: number): number {
  if (divisor > 0) return dividend / divisor
  return dividend > 0 ? Number.POSITIVE_INFINITY : 1
}
