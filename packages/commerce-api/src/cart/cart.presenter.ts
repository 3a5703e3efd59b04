import type { CartDetail, CartFulfillment, CartItem, IdleCoupon } from '@aisle/api/cart-detail'
import { toAmount } from '@aisle/api/money'
import { OrderLineType, productFamilySchema } from '@aisle/api/product-kind'
import * as z from 'zod/mini'
import { allowsPayAtStore } from '../checkout/pay-at-store.rules.ts'
import { roleOf } from '../server/caller.ts'
import { couponMessages } from '../coupon/coupon.messages.ts'
import { couponRefusal, noUseReason } from '../coupon/coupon.rules.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { asksBirthDate } from '../checkout/pickup-people.rules.ts'
import { presentReceiver } from '../checkout/receiver.presenter.ts'
import { shippingRateOf } from '../checkout/shipping-rate.rules.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
import { presentRewarded } from '../pricing/rewarded.presenter.ts'
import { presentMinimumCharges, presentTotals } from '../pricing/totals.presenter.ts'
import { presentAutoShips } from './auto-ships.presenter.ts'
import type { CartContents, CartLine, OfferedFulfillment } from './cart-contents.types.ts'
import { presentAutoShip } from './auto-ship-line.presenter.ts'
import { presentGroupSums } from './cart-group.presenter.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'
import { presentSavings } from './cart-savings.presenter.ts'
import { statedLimit, stockOf } from './line-limit.rules.ts'
import { parentShortages } from './out-of-stock.rules.ts'
import { presentSubstitution } from './substitution.presenter.ts'
import { variantText } from './variant-text.ts'

/** What a shopper without a cart sees (spec 2 §4: no cart exists until the server returns a number). */
export const emptyCart = (): CartDetail => ({
  orderNumber: null,
  version: 0,
  totalItems: 0,
  subTotalDisplay: 0,
  fulfillments: {},
  orderSummary: {
    subTotal: 0,
    discountAmount: 0,
    taxes: [],
    taxAmount: 0,
    tipAmount: 0,
    shippingRate: 0,
    additionalCharges: [],
    finalPayAmount: 0,
  },
})

export function presentCart(contents: CartContents, pricing: Pricing, now: Date): CartDetail {
  const { cart, lines, coupon } = contents
  const short = new Map(parentShortages(lines).map(({ line, inStockQty }) => [line.lineId, inStockQty]))
  const used = [...contents.fulfillments.values()].filter(({ fulfillmentMethodId }) =>
    pricing.fulfillments.has(fulfillmentMethodId),
  )
  return {
    orderNumber: cart.cartNumber,
    version: cart.version,
    locationID: cart.locationId,
    zipCode: cart.zipCode,
    shipToStoreLocationID: cart.shipToStoreLocationId,
    shipToStoreName: contents.receivingStoreName,
    totalItems: lines.reduce((sum, { qty }) => sum + qty, 0),
    subTotalDisplay: toAmount(pricing.subtotalCents),
    availableProductsCount: lines.filter(({ lineId, parentLineId }) => !parentLineId && !short.has(lineId)).length,
    hasAgeRestriction: lines.some(({ product }) => product.hasAgeRestriction),
    fulfillments: Object.fromEntries(
      used.map((fulfillment) => [
        fulfillment.fulfillmentMethodId,
        presentFulfillment(contents, pricing, fulfillment, short),
      ]),
    ),
    orderSummary: presentTotals(pricing, coupon && pricing.couponCents > 0 ? coupon : undefined),
    notices: [...cart.notices],
    savedItemsCount: contents.savedCount,
    idleCoupons: coupon && pricing.couponCents === 0 ? [presentIdle(coupon, contents, pricing, now)] : [],
    ...presentAutoShips(contents, now),
    ...presentSavings(contents, pricing),
  }
}

function presentIdle(coupon: CouponRecord, { cart }: CartContents, pricing: Pricing, now: Date): IdleCoupon {
  const { couponId: couponID, code, title } = coupon
  const reason = couponRefusal(coupon, cart.customerId, now) ?? noUseReason(coupon, pricing) ?? couponMessages.noUse
  return { couponID, code, title, reason }
}

function presentFulfillment(
  contents: CartContents,
  pricing: Pricing,
  fulfillment: OfferedFulfillment,
  short: ReadonlyMap<string, number>,
): CartFulfillment {
  const { fulfillmentMethodId } = fulfillment
  const priced = pricing.fulfillments.get(fulfillmentMethodId)
  const own = contents.lines.filter((line) => line.fulfillmentMethodId === fulfillmentMethodId)
  const items = own
    .filter(({ parentLineId }) => !parentLineId)
    .map((line) => ({
      ...presentItem(line, own, pricing, fulfillment, short),
      ...presentSubstitution(line, fulfillment, contents),
    }))
  return {
    fulfillmentMethodID: fulfillmentMethodId,
    codeName: fulfillment.codeName,
    fulfillmentName: fulfillment.name,
    shoppingCartItems: Object.fromEntries(items.map((item) => [item.orderLineItemID, item])),
    totalQTY: priced?.qty ?? 0,
    totalAmount: toAmount(priced?.totalCents ?? 0),
    minCheckoutAmount: amountOrNull(fulfillment.minCheckoutCents),
    fixedCharge: amountOrNull(fulfillment.fixedChargeCents),
    additionalCharges: presentMinimumCharges(priced?.minimumChargeCents ?? 0),
    ...presentGroupSums(priced, fulfillment),
    shippingRateID: shippingRateOf(contents, fulfillment)?.rateId ?? null,
    isSlotBookingRequired: fulfillment.isSlotBookingRequired,
    allowPayAtStore: allowsPayAtStore(fulfillment, { role: roleOf(contents.cart.subject) }),
    asksBirthDate: asksBirthDate(contents, fulfillmentMethodId),
    ...presentReceiver(contents.choices.get(fulfillmentMethodId)),
  }
}

function presentItem(
  line: CartLine,
  own: readonly CartLine[],
  pricing: Pricing,
  fulfillment: OfferedFulfillment,
  short: ReadonlyMap<string, number>,
): CartItem {
  const { product } = line
  const priced = pricing.lines.get(line.lineId)
  return {
    orderLineItemID: line.lineId,
    productId: line.productId,
    title: product.title,
    seoName: product.seoName,
    profileImage: product.imageUrl,
    imageAlt: product.imageAlt,
    price: toAmount(priced?.unitCents ?? product.priceCents),
    regularPrice: priced && priced.savedCents > 0 ? toAmount(product.priceCents) : null,
    totalPrice: toAmount(priced?.totalCents ?? 0),
    discountAmount: toAmount(priced?.savedCents ?? 0),
    ...presentRewarded(priced),
    qty: line.qty,
    sizeText: product.sizeText,
    variantText: variantText(product.variantValues),
    productVariantValueID: product.variantValueId,
    instruction: line.instruction,
    orderLineItemOrderType: lineTypeOf(line),
    productFamily: z.parse(productFamilySchema, product.productFamily),
    giftCardAmount: amountOrNull(line.giftCardCents),
    giftCardRange: giftCardRangeOf(line),
    hasAgeRestriction: product.hasAgeRestriction,
    allowSubstitute: line.allowSubstitute,
    isLinkedProduct: false,
    parentLinkedLineItemId: null,
    isSubscribeForAutoShip: product.isAutoShip || line.orderType === OrderLineType.AutoShip,
    frequency: line.frequency,
    ...presentAutoShip(line),
    fulfillmentMethodID: line.fulfillmentMethodId,
    codeName: fulfillment.codeName,
    qtyLimit: statedLimit(product, fulfillment.qtyLimit),
    qtyOnHand: stockOf(product, line.onHand),
    inStockQty: short.get(line.lineId),
    isinstock: !short.has(line.lineId) && product.isActive && fulfillment.isOffered,
    linkedProducts: own
      .filter(({ parentLineId }) => parentLineId === line.lineId)
      .map((one) => presentLinked(one, pricing)),
  }
}

function presentLinked({ lineId, productId, product, qty }: CartLine, pricing: Pricing) {
  const priced = pricing.lines.get(lineId)
  return {
    orderLineItemID: lineId,
    productId,
    title: product.title,
    price: toAmount(priced?.unitCents ?? product.priceCents),
    qty,
    totalPrice: toAmount(priced?.totalCents ?? 0),
  }
}

const amountOrNull = (cents: number | null) => (cents === null ? null : toAmount(cents))

function giftCardRangeOf({ giftCardCents, product }: CartLine) {
  const { giftCardMinCents: min, giftCardMaxCents: max } = product
  return giftCardCents === null || min === null || max === null ? null : { min: toAmount(min), max: toAmount(max) }
}
