import type { AnyEndpoint } from '@aisle/api/endpoint'
import {
  type CallTemplate,
  type DeclaredCall,
  fillCallTemplate,
  isAnswered,
  type PathParams,
  waitsForAnswer,
} from '@aisle/contract'
import { callOptions, type Platform } from '@aisle/platform'
import type { PageData, PageRoute, RemoteModules } from '@aisle/platform/host'

type Match = { readonly route: PageRoute; readonly params: PathParams }

/**
 * Puts the answers of the calls that a route declares into the cache, where the page looks for them; then of those that
 * need them. What is there and fresh, or on its way, is not asked for again. Nobody hears of what fails: the page asks.
 */
export async function fetchCalls(
  { api, queryClient, shopping }: Pick<Platform, 'api' | 'queryClient' | 'shopping'>,
  modules: Pick<RemoteModules, 'dataOf'>,
  { route, params }: Match,
  query: URLSearchParams,
): Promise<void> {
  // A remote whose calls are not known has none fetched ahead of its page.
  const { templates, calls } = await modules.dataOf(route).catch(() => nothing)
  const answers = new Map<string, unknown>()
  const context = { path: params, query, shopping: shopping.store.getState().store ?? {}, answers }

  const fetch = async (template: CallTemplate) => {
    const call = calls.find(({ name }) => name === template.call)
    if (!call || !isRead(call)) return
    const options = callOptions(api, call, fillCallTemplate(template, context))
    try {
      answers.set(template.call, await queryClient.query(options))
    } catch {
      // A page that finds a failure in the cache would show it instead of asking.
      const { queryKey } = options
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive', predicate: ({ state }) => !state.data })
    }
  }
  await Promise.all(templates.filter((template) => !waitsForAnswer(template)).map(fetch))
  await Promise.all(
    templates.filter((template) => waitsForAnswer(template) && isAnswered(template, context)).map(fetch),
  )
}

const nothing: PageData = { templates: [], calls: [] }

/** Only what reads is asked for ahead. */
export const isRead = (call: DeclaredCall): call is AnyEndpoint =>
  'method' in call && call.method === 'GET' && 'path' in call
