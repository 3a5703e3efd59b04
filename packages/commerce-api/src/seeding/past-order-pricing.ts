import { isGiftCardLine, OrderLineType } from '@aisle/api/product-kind'
import { priceOrder } from '../pricing/pricing.rules.ts'
import type { Pricing, PricingLine } from '../pricing/pricing.types.ts'
import type { OrderLineSeed, OrderSeed } from './orders.seed.types.ts'
import type { PastOrderParts } from './past-order.store.ts'

/** What an order costs; each product makes one line, named by the product's id. Sales of today play no part. */
export function pricePastOrder(seed: OrderSeed, parts: PastOrderParts): Pricing {
  const { coupon, rate, taxRates } = parts
  const { fulfillmentMethodId, kind } = parts.place.method
  const { minCheckoutCents, fixedChargeCents, deliveryChargeCents } = parts.place.offer
  return priceOrder({
    lines: seed.lines.map((line) => pricingLine(line, parts)),
    fulfillments: [
      {
        fulfillmentMethodId,
        minCheckoutCents,
        fixedChargeCents,
        shippingCents: rate?.amountCents ?? 0,
        deliveryCents: kind === 'delivery' && !parts.place.location.isWarehouse ? deliveryChargeCents : 0,
      },
    ],
    taxRates,
    coupon: coupon && { ...coupon, kind: coupon.kind === 'percent' ? 'percent' : 'amount' },
    tipCents: seed.tipCents ?? 0,
    loyaltyCents: seed.loyaltyCents ?? 0,
    giftCards: [],
  })
}

function pricingLine(line: OrderLineSeed, { products, place }: PastOrderParts): PricingLine {
  const { productId, qty, orderType = OrderLineType.Normal, giftCardCents } = line
  const product = products.get(productId)
  if (!product) throw new Error(`No product ${productId}`)
  const percent = orderType === OrderLineType.AutoShip ? (product.autoShipDiscountPercent ?? 0) : 0
  return {
    lineId: productId,
    fulfillmentMethodId: place.method.fulfillmentMethodId,
    qty,
    regularCents: giftCardCents ?? product.priceCents,
    taxClass: product.taxClass,
    rules: percent > 0 ? [{ kind: 'percent', value: Math.round(percent * 100), minQty: 1 }] : [],
    deals: [],
    isGiftCard: isGiftCardLine(orderType),
  }
}
