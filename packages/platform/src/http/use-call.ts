import type { ApiClient } from '@aisle/api/client'
import { type AnyEndpoint, type CallData, type CallInput, callKey } from '@aisle/api/endpoint'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform.tsx'

/** Milliseconds in which an answer that came with the page, or was asked for on hover, is not asked for again. */
const JUST_ANSWERED = 5_000

/** Milliseconds for which an answer that nothing on the page shows is kept at least. */
const AT_HAND = 300_000

/** A read of the store's API as TanStack Query takes it. Answers inlined by the gateway are already in the cache. */
export function callOptions<E extends AnyEndpoint>(client: ApiClient, endpoint: E, input: CallInput<E>) {
  const kept = (endpoint.cacheMinutes ?? 0) * 60_000
  return queryOptions({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }): Promise<CallData<E>> => client.call(endpoint, input, { signal }),
    staleTime: Math.max(kept, JUST_ANSWERED),
    gcTime: Math.max(kept, AT_HAND),
  })
}

/** The data of a call that the page cannot be without: suspends until it is there, fails to the nearest boundary. */
export function useCall<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): CallData<E> {
  return useSuspenseQuery(callOptions(usePlatform().api, endpoint, input)).data
}

/** A call that may be absent: the query's state, never a suspension or a throw. `enabled: false` holds it back. */
export function useCallIfReady<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useQuery({ ...callOptions(usePlatform().api, endpoint, input), enabled })
}
