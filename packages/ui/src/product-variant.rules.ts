import type { ProductCard, ProductVariant } from '@aisle/api/product-card'

/** `Large, Red` */
export const variantLabel = ({ productVariantValues }: Pick<ProductVariant, 'productVariantValues'>): string =>
  productVariantValues.map(({ value }) => value).join(', ')

/** Whether there is a choice of variants, which a card shows below its price. */
export const hasVariantChoice = ({ variants }: Pick<ProductCard, 'variants'>): boolean => (variants?.length ?? 0) > 1

/** The variant a product starts with: the one marked so, else the first in stock, else the first. */
export const defaultVariant = (variants: readonly ProductVariant[] | undefined): ProductVariant | undefined =>
  variants?.find(({ isDefaultSelected }) => isDefaultSelected) ??
  variants?.find(({ isinstock }) => isinstock) ??
  variants?.[0]

/** What is bought and shown when this variant is chosen: the product with the variant's own id, price, stock and image. */
export function chooseVariant<Product extends ProductCard>(
  product: Product,
  variant: ProductVariant | undefined,
): Product {
  if (!variant) return product
  const { productID, isinstock, price, qtyOnHand, profileImage, unitPrice, sizeText } = variant
  const isSamePrice = price == null || price === product.price
  return {
    ...product,
    productID,
    isinstock,
    price: price ?? product.price,
    regularPrice: isSamePrice ? product.regularPrice : null,
    unitPrice: unitPrice ?? (isSamePrice ? product.unitPrice : null),
    sizeText: sizeText ?? product.sizeText,
    qtyOnHand: qtyOnHand ?? product.qtyOnHand,
    profileImage: profileImage ?? product.profileImage,
  }
}
