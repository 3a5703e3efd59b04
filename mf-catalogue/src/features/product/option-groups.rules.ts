import type { ProductVariant } from '@aisle/api/product-card'

/** One value of an option (`Flavor`: `Peach`), as a choice that keeps as much of the chosen variant as there is. */
export type OptionValue = {
  readonly value: string
  readonly isChosen: boolean
  /** With the other chosen values: in stock, out of stock, or sold only with other ones. */
  readonly state: 'in-stock' | 'out-of-stock' | 'otherwise'
  /** The variant that choosing it leads to. */
  readonly variant: ProductVariant
}

export type OptionGroup = { readonly codeName: string; readonly values: readonly OptionValue[] }

/**
 * The options of variants that differ in several things, values in the order in which variants first name them; none
 * where they differ in one thing, or do not all name the same. What cannot be had together stays a choice: it leads to
 * the variant nearest to the chosen one.
 */
export function optionGroups(
  variants: readonly ProductVariant[],
  chosen: ProductVariant | undefined,
): readonly OptionGroup[] {
  const names = variants[0]?.productVariantValues.map(({ codeName }) => codeName) ?? []
  const isAlike = variants.every(({ productVariantValues }) => productVariantValues.length === names.length)
  if (!chosen || names.length < 2 || !isAlike) return []
  return names.map((codeName) => {
    const values = new Set(variants.map((variant) => valueOf(variant, codeName)))
    return { codeName, values: [...values].map((value) => optionValue(variants, chosen, codeName, value)) }
  })
}

function optionValue(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  codeName: string,
  value: string,
): OptionValue {
  const kept = chosen.productVariantValues.filter((one) => one.codeName !== codeName)
  const likeness = (variant: ProductVariant) =>
    kept.filter((one) => valueOf(variant, one.codeName) === one.value).length
  const [nearest = chosen] = variants
    .filter((variant) => valueOf(variant, codeName) === value)
    .toSorted((a, b) => likeness(b) - likeness(a) || Number(b.isinstock) - Number(a.isinstock))
  const isExact = likeness(nearest) === kept.length
  return {
    value,
    isChosen: valueOf(chosen, codeName) === value,
    state: !isExact ? 'otherwise' : nearest.isinstock ? 'in-stock' : 'out-of-stock',
    variant: nearest,
  }
}

const valueOf = ({ productVariantValues }: ProductVariant, codeName: string): string =>
  productVariantValues.find((one) => one.codeName === codeName)?.value ?? ''
