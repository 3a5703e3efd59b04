import { productCompanions } from '@aisle/api/product'
import { callOptions, usePlatform, useShoppingTerms } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'

const TEN_MINUTES = 600_000

/** What goes with each of the products; a product that nothing is known of has an empty list. */
export function useCompanions(seoNames: readonly string[], enabled: boolean) {
  const { api } = usePlatform()
  const terms = useShoppingTerms()
  return useQuery({
    queryKey: ['cart', 'companions', seoNames, terms],
    staleTime: TEN_MINUTES,
    enabled: enabled && seoNames.length > 0,
    async queryFn({ client }) {
      const asked = seoNames.map((ProductSeoName) =>
        client.query(callOptions(api, productCompanions, { query: { ProductSeoName, ...terms } })),
      )
      const answers = await Promise.allSettled(asked)
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.items : []))
    },
  })
}
