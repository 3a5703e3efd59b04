import { type Discount, discountTriggerProducts } from '@aisle/api/discount'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel } from '@aisle/ui/carousel'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { triggerProductsInput } from './discounts.calls.ts'
import { discountsMessages } from './discounts.messages.ts'
import { triggersApart } from './trigger-products.rules.ts'

/** What one must buy to get a deal, where it is not what is made cheaper. Its absence fails nothing. */
export function TriggerProducts({ discount: { discountID, products = [] } }: { readonly discount: Discount }) {
  const { data } = useCallIfReady(discountTriggerProducts, triggerProductsInput(discountID, useShoppingTerms()))
  const triggers = triggersApart(products, data?.items ?? [])
  if (triggers.length === 0) return null
  return (
    <Carousel title={discountsMessages.triggers}>
      {triggers.map((product) => (
        <CatalogueCard key={product.productID} product={product} />
      ))}
    </Carousel>
  )
}
