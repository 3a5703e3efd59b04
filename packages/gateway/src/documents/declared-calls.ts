import {
  type CallTemplate,
  type ChosenStore,
  fillCallTemplate,
  type InlinedCall,
  isAnswered,
  waitsForAnswer,
} from '@aisle/contract'
import type { StoreSite } from '../hosts/store-site.ts'
import { isNoSuchThing, mayComeBack } from './missing.rules.ts'
import type { PageMatch } from './page-match.rules.ts'
import type { StoreCalls } from './store-calls.ts'

type Asked = {
  readonly site: StoreSite
  readonly url: URL
  readonly store: ChosenStore | undefined
  readonly onFailure: (call: string, error: unknown) => void
}

export type DeclaredCalls = {
  readonly calls: readonly InlinedCall[]
  /** There is nothing at this address: the API knows no such product, category, page… */
  readonly isMissing: boolean
  /** A call could not be answered that might be another time. */
  readonly isLacking: boolean
}
export const nothingDeclared: DeclaredCalls = { calls: [], isMissing: false, isLacking: false }

/** The answers of the calls that a route declares, as far as they could be had in time; then of those that need them. */
export async function readDeclared(
  calls: StoreCalls,
  { site, url, store, onFailure }: Asked,
  { route, params }: PageMatch,
  deadline: number,
): Promise<DeclaredCalls> {
  let isMissing = false
  let isLacking = false
  const signal = AbortSignal.timeout(deadline)
  const context = { path: params, query: url.searchParams, shopping: store ?? {}, answers: new Map<string, unknown>() }
  const read = async (template: CallTemplate) => {
    try {
      const answer = await calls.read(site.tenant, template.call, fillCallTemplate(template, context), signal)
      context.answers.set(template.call, answer.data)
      return [answer]
    } catch (error) {
      // The page goes out without it, and the browser asks again.
      if (isNoSuchThing(template, error)) isMissing = true
      else {
        isLacking ||= mayComeBack(error)
        onFailure(template.call, error)
      }
      return []
    }
  }
  const data = route.data ?? []
  const first = await Promise.all(data.filter((template) => !waitsForAnswer(template)).map(read))
  const then = data.filter((template) => waitsForAnswer(template) && isAnswered(template, context))
  return { calls: [...first, ...(await Promise.all(then.map(read)))].flat(), isMissing, isLacking }
}
