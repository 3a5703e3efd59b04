import { isGiftCardLine, OrderLineType, orderLineTypeSchema } from '@aisle/api/product-kind'
import * as z from 'zod/mini'
import { priceOrder } from '../pricing/pricing.rules.ts'
import type { Pricing, PricingLine } from '../pricing/pricing.types.ts'
import { shippingRateOf } from '../checkout/shipping-rate.rules.ts'
import { tipCentsIn } from '../checkout/tip.rules.ts'
import { couponRefusal, couponRule } from '../coupon/coupon.rules.ts'
import type { CartContents, CartLine, OfferedFulfillment } from './cart-contents.types.ts'

/** What the cart costs at this moment. */
export function priceContents(contents: CartContents, now: Date): Pricing {
  const { cart, coupon, giftCards, loyalty, taxRates } = contents
  return priceOrder({
    lines: contents.lines.map(pricingLine),
    fulfillments: [...contents.fulfillments.values()].map((fulfillment) => ({
      fulfillmentMethodId: fulfillment.fulfillmentMethodId,
      minCheckoutCents: fulfillment.minCheckoutCents,
      fixedChargeCents: fulfillment.fixedChargeCents,
      shippingCents: shippingRateOf(contents, fulfillment)?.amountCents ?? 0,
      deliveryCents: deliveryCents(contents, fulfillment),
    })),
    taxRates,
    coupon: coupon && !couponRefusal(coupon, cart.customerId, now) ? couponRule(coupon) : undefined,
    tipCents: tipCentsIn(contents),
    loyaltyCents: Math.min(cart.loyaltyCents, loyalty?.redeemableCents ?? 0),
    giftCards: giftCards.map(({ giftCardId, redeemCents, balanceCents, isUsable }) => ({
      giftCardId,
      cents: isUsable ? Math.min(redeemCents, balanceCents) : 0,
    })),
  })
}

export const lineTypeOf = ({ orderType }: Pick<CartLine, 'orderType'>) => z.parse(orderLineTypeSchema, orderType)

function pricingLine(line: CartLine): PricingLine {
  const isGiftCard = isGiftCardLine(lineTypeOf(line))
  const autoShip = line.orderType === OrderLineType.AutoShip ? line.product.autoShipDiscountPercent : null
  return {
    lineId: line.lineId,
    fulfillmentMethodId: line.fulfillmentMethodId,
    qty: line.qty,
    regularCents: isGiftCard ? (line.giftCardCents ?? line.product.priceCents) : line.product.priceCents,
    taxClass: line.product.taxClass,
    rules: autoShip ? [...line.rules, { kind: 'percent', value: Math.round(autoShip * 100), minQty: 1 }] : line.rules,
    // What comes along with a product neither earns a deal nor is one's reward.
    deals: line.parentLineId === null ? line.deals : [],
    isGiftCard,
  }
}

/** Only for shipped goods, and not from a warehouse (spec 2 §4, decision 18). */
export function deliveryCents(
  { location }: { readonly location: Pick<NonNullable<CartContents['location']>, 'isWarehouse'> | null },
  { kind, deliveryChargeCents }: Pick<OfferedFulfillment, 'kind' | 'deliveryChargeCents'>,
): number {
  return kind === 'delivery' && !location?.isWarehouse ? deliveryChargeCents : 0
}
