import type { ProductCard } from '@aisle/api/product-card'
import { openDialog, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { RepeatIcon } from '@aisle/ui/icons'
import { discountsMessages } from './discounts.messages.ts'
import { offersSubscription } from './subscription.rules.ts'

/** Leads to where the rhythm of a product's deliveries is chosen; nothing where it cannot be subscribed to. */
export function SubscribeButton({ product }: { readonly product: ProductCard }) {
  const handling = useTenant((tenant) => tenant.configuration?.businessConfigurations.blacklistHandling)
  if (!offersSubscription(product, handling)) return null
  return (
    <Button
      isWide
      aria-label={discountsMessages.subscribeTo(product.title)}
      onClick={() => void openDialog('quick-product', { seoName: product.seoName })}
    >
      <RepeatIcon size={18} />
      {discountsMessages.subscribe}
    </Button>
  )
}
