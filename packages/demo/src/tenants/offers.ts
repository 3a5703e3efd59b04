import type { DiscountSeed } from '@aisle/commerce-api/seeding'
import type { Catalogue } from '../catalogue/product.types.ts'
import { discountIdOf, productIdOf } from '../demo-ids.ts'

export type Offer = Omit<DiscountSeed, 'discountId' | 'products' | 'endsAt'> & {
  key: string
  /** seoNames of what is bought; without `rewards` it is what gets cheaper, too */
  products: readonly string[]
  /** seoNames of what gets cheaper to those who buy the others */
  rewards?: readonly string[]
  endsInDays?: number
}

/** Discounts with their products. Throws on a seoName that the catalogue lacks. */
export function discountsOf(
  tenant: string,
  { products }: Catalogue,
  offers: readonly Offer[],
  now: Date,
): DiscountSeed[] {
  const known = new Set(products.map(({ seoName }) => seoName))
  return offers.map(({ key, products: triggers, rewards = [], endsInDays, ...offer }) => {
    const unknown = [...triggers, ...rewards].filter((seoName) => !known.has(seoName))
    if (unknown.length > 0) throw new Error(`No such products: ${unknown.join(', ')}`)
    return {
      ...offer,
      discountId: discountIdOf(tenant, key),
      endsAt: endsInDays === undefined ? undefined : daysAfter(now, endsInDays),
      products: [
        ...triggers.map((seoName) => ({ productId: productIdOf(tenant, seoName) })),
        ...rewards.map((seoName) => ({ productId: productIdOf(tenant, seoName), isTrigger: false })),
      ],
    }
  })
}

/** Midnight UTC so many days after a moment's day. */
export const daysAfter = (now: Date, days: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days))
