import { fillRoutePath, type TemplateValue } from '@aisle/contract'
import type { PageAnswers } from '../documents/page-answers.rules.ts'
import type { PageMatch } from '../documents/page-match.rules.ts'

/**
 * The one address of a page, however it was asked for: the route's own spelling of the path without a slash at the end,
 * names as the store writes them, and of the query only what makes it another page. Sorting, filters and whatever
 * campaigns append do not.
 */
export function canonicalOf(origin: string, page: PageMatch, query: URLSearchParams, answers: PageAnswers): string {
  const { product, category } = answers
  const seoName = page.params['seoName'] && (product?.seoName ?? category?.seoName ?? page.params['seoName'])
  return (
    origin +
    fillRoutePath(page.route.path, { ...page.params, ...meaningful(page, query), seoName: seoName || undefined })
  )
}

function meaningful({ route }: PageMatch, query: URLSearchParams) {
  const templates = (route.data ?? []).flatMap(({ query: fields }) => Object.values(fields ?? {}))
  const takes = (name: string) => templates.some((value) => isFromQuery(value, name))
  const page = Number(query.get('page'))
  const phrase = query.get('q')?.trim()
  return {
    ...(takes('q') && phrase ? { q: phrase } : {}),
    ...(takes('page') && Number.isSafeInteger(page) && page > 1 ? { page: String(page) } : {}),
  }
}

const isFromQuery = (value: TemplateValue, name: string) =>
  typeof value === 'object' && value.from === 'query' && value.name === name
