import { categoryFilters } from '@aisle/api/category'
import { productList } from '@aisle/api/product-listing'
import { ApiError, callOptions, toast, useGo, useLink, usePlatform, useShoppingTerms } from '@aisle/platform'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { filtersInput, type ListingSource, productsInput } from './listing.calls.ts'
import type { ListingState } from './listing-state.rules.ts'

/** A page of products; the page before stays in sight until the next one is here. A failure is told in the store's words (spec 1 §8). */
export function useListedProducts(source: ListingSource, state: ListingState) {
  const { api } = usePlatform()
  const options = callOptions(api, productList, productsInput(source, state, useShoppingTerms()))
  const products = useQuery({ ...options, placeholderData: keepPreviousData })
  useFailure(products.error, (error) => toast('error', descriptionOf(error)))
  return products
}

/** The filters of a listing; those before stay until the next ones are here. Without them the listing cannot be used: the shopper is told and taken Home (spec 1 §8). */
export function useListingFilters(source: ListingSource, state: ListingState) {
  const { api } = usePlatform()
  const options = callOptions(api, categoryFilters, filtersInput(source, state, useShoppingTerms()))
  const filters = useQuery({ ...options, placeholderData: keepPreviousData })
  const go = useGo()
  const home = useLink('home')
  useFailure(filters.error, (error) => {
    toast('error', messages.error(descriptionOf(error)))
    if (home) void go(home)
  })
  return filters.data?.items ?? []
}

function useFailure(error: Error | null, handle: (error: Error) => void) {
  const handleFailure = useEffectEvent(handle)
  useEffect(() => {
    if (error) handleFailure(error)
  }, [error])
}

const descriptionOf = (error: Error) => (error instanceof ApiError ? error.message : messages.failed.text)
