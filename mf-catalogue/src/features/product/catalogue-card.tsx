import type { ProductCard as Product } from '@aisle/api/product-card'
import { ProductCard } from '@aisle/ui/product-card'
import { lazy } from 'react'
import { FavoriteButton } from '../favorites/favorite-button.tsx'

/** Whose code does not come: the list can do without. */
const Nothing = () => null
const QuickViewButton = lazy(() => import('./quick-view-button.tsx').catch(() => ({ default: Nothing })))

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
      actions={<FavoriteButton product={product} />}
      lateActions={<QuickViewButton product={product} />}
    />
  )
}
