import { categoryFilters, type Filter } from '@aisle/api/category'
import type { CallData } from '@aisle/api/endpoint'
import { productList } from '@aisle/api/product-listing'
import { ApiError, callOptions, toast, useGo, useLink, usePlatform, useShoppingTerms } from '@aisle/platform'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { filtersInput, type ListingSource, productsInput } from './listing.calls.ts'
import { reasonToGoHome } from './filters-failure.rules.ts'
import type { ListingState } from './listing-state.rules.ts'

/** A page of products; the page before stays in sight until the next one is here. A failure is told in the store's words (spec 1 §8). */
export function useListedProducts(source: ListingSource, state: ListingState) {
  const { api } = usePlatform()
  const options = callOptions(api, productList, productsInput(source, state, useShoppingTerms()))
  const products = useQuery({ ...options, placeholderData: keepPreviousData })
  useFailure(products.error, (error) => toast('error', descriptionOf(error)))
  return products
}

/** The filters of a listing; those before stay until the next ones are here, and where they do not come. */
export function useListingFilters(source: ListingSource, state: ListingState): readonly Filter[] {
  const { api } = usePlatform()
  const options = callOptions(api, categoryFilters, filtersInput(source, state, useShoppingTerms()))
  const filters = useQuery({ ...options, placeholderData: keepPreviousData })
  const known = useKnownFilters(source, filters)
  const go = useGo()
  const home = useLink('home')
  useFailure(filters.error, (error) => {
    const reason = reasonToGoHome(error, known !== undefined)
    if (reason === undefined) return
    toast('error', messages.error(reason))
    if (home) void go(home)
  })
  return known ?? []
}

type Filters = CallData<typeof categoryFilters>

/** What is on its way or, when that fails, the last filters that came for the listing. */
function useKnownFilters(source: ListingSource, { data, isPlaceholderData }: UseQueryResult<Filters>) {
  const of = JSON.stringify(source)
  const newest = data && !isPlaceholderData ? data.items : undefined
  const [last, setLast] = useState({ of, filters: newest })
  if (newest && (last.of !== of || last.filters !== newest)) setLast({ of, filters: newest })
  return data?.items ?? (last.of === of ? last.filters : undefined)
}

function useFailure(error: Error | null, handle: (error: Error) => void) {
  const handleFailure = useEffectEvent(handle)
  useEffect(() => {
    if (error) handleFailure(error)
  }, [error])
}

const descriptionOf = (error: Error) => (error instanceof ApiError ? error.message : messages.failed.text)
