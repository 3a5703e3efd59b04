import type { ProductDetails } from '@aisle/api/product'
import type { ProductVariant } from '@aisle/api/product-card'
import { Slot } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { Price } from '@aisle/ui/price'
import { Rating } from '@aisle/ui/rating'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { FavoriteLink } from '../favorites/favorite-link.tsx'
import { WishlistButton } from '../wishlists/wishlist-button.tsx'
import { AutoShipChoice } from './auto-ship-choice.tsx'
import { BehindPaint } from './behind-paint.tsx'
import { BuyMore, ShareButton } from './late-parts.ts'
import { PageOffers } from './page-offers.tsx'
import { isLongName } from './product.rules.ts'
import { PurchaseControl } from './purchase-control.tsx'
import { useBought } from './use-bought.ts'
import { VariantChoice } from './variant-choice.tsx'

type BuyBoxProps = {
  /** As lists show it: this is what is kept as a favorite. */
  readonly product: ProductDetails
  /** With the chosen variant's id, price and stock: this is what is bought. */
  readonly shown: ProductDetails
  readonly variant: ProductVariant | undefined
  readonly onVariant: (variantId: string) => void
  readonly headingLevel: 1 | 3
  /** Without it, what a card does not know is still to come. */
  readonly isConfirmed?: boolean
}

/** Title, price, choice of variant, and buying. */
export function BuyBox({ product, shown, variant, onVariant, headingLevel, isConfirmed = true }: BuyBoxProps) {
  const { title, brand, sizeText, shortDescription, ratingAverage, ratingCount } = shown
  const [frequency, setFrequency] = useState<string>()
  const [note, setNote] = useState<string>()
  const bought = useBought(shown, { frequency, note })
  const isPage = headingLevel === 1
  const Heading = `h${headingLevel}` as const
  return (
    <Box data-long={isLongName(title) || undefined}>
      <Stack data-gap={3}>
        {brand ? <Muted>{brand}</Muted> : null}
        <Heading tabIndex={isPage ? -1 : undefined}>{title}</Heading>
        {sizeText || ratingCount || shown.isSponsored || shown.hasAgeRestriction ? (
          <Cluster>
            {sizeText ? <Muted>{sizeText}</Muted> : null}
            {ratingCount ? <Rating average={ratingAverage ?? 0} count={ratingCount} /> : null}
            {shown.isSponsored ? <Muted>Sponsored</Muted> : null}
            {shown.hasAgeRestriction ? <Badge tone="warning">{messages.ageRestricted}</Badge> : null}
          </Cluster>
        ) : null}
        <Price amount={shown.price} regularAmount={shown.regularPrice} unitPrice={shown.unitPrice} size="l" />
        <PageOffers product={shown} />
        {shortDescription ? <p>{shortDescription}</p> : null}
        {shown.warning ? <Warning>{shown.warning}</Warning> : null}
      </Stack>
      <BehindPaint isAtOnce={!isPage}>
        <VariantChoice product={shown} variant={variant} onVariant={onVariant} />
        <AutoShipChoice product={shown} isAwaited={!isConfirmed} frequency={frequency} onChoose={setFrequency} />
        <Buy>
          <PurchaseControl product={shown} bought={bought} />
        </Buy>
        <Cluster>
          <FavoriteLink product={product} />
          <WishlistButton product={product} />
          <Slot name="product.actions" props={{ productId: product.productID, title }} />
          {isPage ? (
            <Suspense>
              <ShareButton title={title} />
            </Suspense>
          ) : null}
        </Cluster>
        {isPage && isConfirmed ? (
          <Suspense>
            <BuyMore product={shown} bought={bought} note={note} onNote={setNote} />
          </Suspense>
        ) : null}
      </BehindPaint>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  h1 {
    font-size: var(--text-2xl);
    overflow-wrap: anywhere;
  }
  &[data-long] h1 {
    font-size: var(--text-xl);
  }
  h1:focus {
    outline: none;
  }
`

/** In reach of the thumb while the product is in sight. */
const Buy = styled.div`
  @media (max-width: 767px) {
    position: sticky;
    bottom: var(--bottom-bar-height);
    z-index: 3;
    margin: 0 calc(-1 * var(--space-4));
    padding: var(--space-2) var(--space-4);
    background: var(--color-page);
  }
`

const Muted = styled.p`
  color: var(--color-muted);
`

const Warning = styled.p`
  font-size: var(--text-s);
  color: var(--color-warning);
`
