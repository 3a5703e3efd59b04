import type { ProductCard as Product } from '@aisle/api/product-card'
import { ProductCard } from '@aisle/ui/product-card'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { QuickViewButton } from './quick-view-button.tsx'

type CatalogueCardProps = {
  readonly product: Product
  readonly view?: 'grid' | 'list'
  readonly isPriority?: boolean
  readonly headingLevel?: 2 | 3 | 4
}

/** A product card with what this remote adds to it. */
export function CatalogueCard({ product, ...card }: CatalogueCardProps) {
  return (
    <ProductCard
      product={product}
      {...card}
      actions={
        <>
          <FavoriteButton product={product} />
          <QuickViewButton product={product} />
        </>
      }
    />
  )
}
