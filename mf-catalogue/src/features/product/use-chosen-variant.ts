import type { ProductVariant } from '@aisle/api/product-card'
import { defaultVariant } from '@aisle/ui/product-variant.rules'
import { useState } from 'react'

/** The variant that is looked at, the default one at first. */
export function useChosenVariant(variants: readonly ProductVariant[] = []) {
  const [chosenId, chooseVariantById] = useState<string>()
  const chosen = variants.find(({ productVariantValueID }) => productVariantValueID === chosenId)
  return { variant: chosen ?? defaultVariant(variants), chooseVariantById }
}
