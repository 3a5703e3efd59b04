import { useQueryParams } from '@aisle/platform'
import { useState } from 'react'

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean }

/**
 * The page's query as the shopper wants it: a change shows at once, before the router has gone there, and further changes
 * build on it.
 */
export function useWishedQuery(): readonly [
  query: URLSearchParams,
  change: (next: URLSearchParams, options?: Options) => void,
] {
  const [query, setQuery] = useQueryParams()
  const [wish, setWish] = useState<{ readonly from: string; readonly query: URLSearchParams }>()
  const from = query.toString()
  const change = (next: URLSearchParams, options?: Options) => {
    setWish({ from, query: next })
    setQuery(next, options)
  }
  return [wish?.from === from ? wish.query : query, change]
}
