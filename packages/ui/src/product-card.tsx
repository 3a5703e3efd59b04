import type { ProductCard as Product } from '@aisle/api/product-card'
import { ProductFamily } from '@aisle/api/product-kind'
import { Slot, useShopping, useTenant } from '@aisle/platform'
import { type ReactNode, useId, useState } from 'react'
import { AddControl } from './add-control.tsx'
import { Badge } from './badge.tsx'
import { Image } from './image.tsx'
import { Later } from './later.tsx'
import { Price } from './price.tsx'
import {
  Actions,
  Badges,
  Body,
  Buy,
  Card,
  ChooseAmount,
  Corner,
  Meta,
  Picture,
  RatingRow,
  Title,
} from './product-card.styles.ts'
import { ProductLink } from './product-link.tsx'
import { ProductOffers } from './product-offers.tsx'
import { chooseVariant, defaultVariant, variantLabel, hasVariantChoice } from './product-variant.rules.ts'
import { purchaseLimit } from './purchase-limit.rules.ts'
import { Rating } from './rating.tsx'
import { Select } from './select.tsx'

export type ProductCardProps = {
  readonly product: Product
  readonly view?: 'grid' | 'list'
  /** In the first screen: its image is loaded at once. */
  readonly isPriority?: boolean
  readonly headingLevel?: 2 | 3 | 4
  /** Icon buttons in the corner, before those of the slot `product-card.actions`. */
  readonly actions?: ReactNode
  /** Those after the slot’s. Like the slot they come once the shopper has moved. */
  readonly lateActions?: ReactNode
}

/** A product in a list or carousel: an article named by its title (spec 1 §2, 2 §3). */
export function ProductCard({
  product,
  view = 'grid',
  isPriority,
  headingLevel = 3,
  actions,
  lateActions,
}: ProductCardProps) {
  const id = useId()
  const [variantId, setVariantId] = useState(() => defaultVariant(product.variants)?.productVariantValueID)
  const shown = chooseVariant(
    product,
    product.variants?.find(({ productVariantValueID }) => productVariantValueID === variantId),
  )
  const placeholder = useTenant((tenant) => tenant.configuration?.businessConfigurations.defaultProductImageURL)
  const showsOffers = useTenant((tenant) => tenant.configuration?.businessConfigurations.enableOfferTag !== false)
  const Heading = `h${headingLevel}` as const
  const { title, isDummyProd: isPlaceholder } = product

  return (
    <Card aria-labelledby={id} $view={view}>
      <Picture $view={view}>
        <Image
          src={shown.profileImage}
          alt=""
          width={240}
          height={240}
          isPriority={isPriority}
          placeholder={placeholder}
        />
      </Picture>
      {isPlaceholder ? null : (
        <Corner $view={view}>
          {actions}
          <Later>
            <Slot name="product-card.actions" props={{ productId: product.productID, title }} />
            {lateActions}
          </Later>
        </Corner>
      )}
      <Badges>
        {product.hasAgeRestriction ? <Badge tone="warning">Age Restricted</Badge> : null}
        {showsOffers ? <ProductOffers product={product} /> : null}
      </Badges>
      <Body>
        <Title>
          <Heading id={id}>{isPlaceholder ? title : <ProductLink product={product}>{title}</ProductLink>}</Heading>
          <Meta>{[product.isSponsored ? 'Sponsored' : '', shown.sizeText].filter(Boolean).join(' · ')}</Meta>
        </Title>
        {view === 'list' && product.shortDescription ? <Meta>{product.shortDescription}</Meta> : null}
        <RatingRow>
          {product.ratingCount ? <Rating average={product.ratingAverage ?? 0} count={product.ratingCount} /> : null}
        </RatingRow>
        <Price amount={shown.price} regularAmount={shown.regularPrice} unitPrice={shown.unitPrice} isStacked />
        <VariantChoice product={product} value={variantId} onChoose={setVariantId} />
      </Body>
      {isPlaceholder ? null : (
        <Actions>
          <BuyControl product={shown} />
        </Actions>
      )}
    </Card>
  )
}

type VariantChoiceProps = {
  readonly product: Product
  readonly value: string | undefined
  readonly onChoose: (variantId: string) => void
}

function VariantChoice({ product, value, onChoose }: VariantChoiceProps) {
  if (!hasVariantChoice(product)) return null
  const { title, variants = [] } = product
  return (
    <Buy>
      <Select
        label={`Option of ${title}`}
        isLabelHidden
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        options={variants.map((variant) => ({
          value: variant.productVariantValueID,
          label: variant.isinstock ? variantLabel(variant) : `${variantLabel(variant)} – Out Of Stock`,
        }))}
      />
    </Buy>
  )
}

function BuyControl({ product }: { readonly product: Product }) {
  const codeName = useShopping((state) => state.store?.codeName)
  if ((product.productFamily ?? ProductFamily.Normal) !== ProductFamily.Normal) {
    return (
      <ChooseAmount $variant="secondary" $size="m" $isWide>
        <ProductLink product={product}>Choose amount</ProductLink>
      </ChooseAmount>
    )
  }
  const { productID: productId, title } = product
  return (
    <AddControl
      product={{ productId, title, limit: purchaseLimit(product, codeName) }}
      isInStock={product.isinstock}
      origin="card"
    />
  )
}
