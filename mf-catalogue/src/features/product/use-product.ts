import { productDetails, type ProductDetails } from '@aisle/api/product'
import { callOptions, useCall, usePlatform, useShoppingTerms } from '@aisle/platform'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isProductKnown, knownCard } from './known-card.ts'
import { productInput } from './product.calls.ts'

/** A product as the store tells of it; waits for that. */
export const useProduct = (seoName: string): ProductDetails =>
  useCall(productDetails, productInput(seoName, useShoppingTerms()))

/** Whether a card that was on screen can stand in for the product until the store has told of it. */
export function useHasCard(seoName: string): boolean {
  const queryClient = useQueryClient()
  const terms = useShoppingTerms()
  const [hasCard] = useState(
    () => !isProductKnown(queryClient, seoName, terms) && knownCard(queryClient, seoName, terms) !== undefined,
  )
  return hasCard
}

/** A product as its card knew it, until the store has confirmed or changed that. Fails to the nearest boundary. */
export function useProductOfCard(seoName: string) {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const terms = useShoppingTerms()
  const { data, isPlaceholderData } = useQuery({
    ...callOptions(api, productDetails, productInput(seoName, terms)),
    placeholderData: () => {
      const card = knownCard(queryClient, seoName, terms)
      return card && { ...card, images: [] }
    },
    throwOnError: (_, { state }) => state.data === undefined,
  })
  return { product: data, isConfirmed: !isPlaceholderData }
}
