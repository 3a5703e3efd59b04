import type { ProductDetails } from '@aisle/api/product'
import type { ProductVariant } from '@aisle/api/product-card'
import { variantLabel } from '@aisle/ui/product-variant.rules'
import { RadioGroup } from '@aisle/ui/radio-group'
import { optionGroups } from './option-groups.rules.ts'
import { productMessages } from './product.messages.ts'

const NOTES = {
  'in-stock': undefined,
  'out-of-stock': productMessages.outOfStock,
  otherwise: productMessages.otherwise,
}

type VariantChoiceProps = {
  readonly product: Pick<ProductDetails, 'title' | 'variants'>
  readonly variant: ProductVariant | undefined
  readonly onVariant: (variantId: string) => void
}

/** The variants of a product; those that differ in several things (size, flavor) are chosen one thing at a time. */
export function VariantChoice({ product: { title, variants = [] }, variant, onVariant }: VariantChoiceProps) {
  if (variants.length < 2) return null
  const groups = optionGroups(variants, variant)
  if (groups.length > 0) {
    return groups.map(({ codeName, values }) => (
      <RadioGroup
        key={codeName}
        legend={codeName}
        look="tiles"
        value={values.find(({ isChosen }) => isChosen)?.value}
        onChange={(wanted) => {
          const option = values.find(({ value }) => value === wanted)
          if (option) onVariant(option.variant.productVariantValueID)
        }}
        options={values.map(({ value, state }) => ({ value, label: value, note: NOTES[state] }))}
      />
    ))
  }
  return (
    <RadioGroup
      legend={productMessages.optionOf(title)}
      isLegendHidden
      look="tiles"
      value={variant?.productVariantValueID}
      onChange={onVariant}
      options={variants.map((option) => ({
        value: option.productVariantValueID,
        label: variantLabel(option),
        note: option.isinstock ? undefined : productMessages.outOfStock,
      }))}
    />
  )
}
