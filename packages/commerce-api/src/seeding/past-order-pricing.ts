import { and, eq, inArray } from 'drizzle-orm'
import { type ProductRecord, products } from '../catalogue/products.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import type { Transaction } from '../database/database.ts'
import { priceOrder } from '../pricing/pricing.rules.ts'
import type { OrderSeed } from './orders.seed.types.ts'

export type SoldProduct = ProductRecord

/** What an order of these products costs; each product makes one line, named by the product's id. */
export async function pricePastOrder({ db, tenantId }: Transaction, { lines, locationId, fulfillment }: OrderSeed) {
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenantId),
        inArray(
          products.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    )
  const rates = await db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.tenantId, tenantId), eq(taxRates.locationId, locationId)))
  const known = new Map(rows.map((row) => [row.productId, row]))
  const { fulfillmentMethodId } = fulfillment
  const noCharges = { minCheckoutCents: null, fixedChargeCents: null, shippingCents: 0, deliveryCents: 0 }
  const pricing = priceOrder({
    lines: lines.flatMap(({ productId, qty }) => {
      const product = known.get(productId)
      if (!product) return []
      const { priceCents: regularCents, taxClass } = product
      return [{ lineId: productId, fulfillmentMethodId, qty, regularCents, taxClass, rules: [], isGiftCard: false }]
    }),
    fulfillments: [{ fulfillmentMethodId, ...noCharges }],
    taxRates: rates,
    coupon: undefined,
    tipCents: 0,
    loyaltyCents: 0,
    giftCards: [],
  })
  return { pricing, products: known }
}
