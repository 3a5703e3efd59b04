import type { OrderLineItem, OrderStatus } from '@aisle/api/order-detail'
import { ZERO_ID } from '@aisle/api/ids'
import type { SubstituteProduct } from '@aisle/api/order-line'
import { noPreference } from '../cart/substitution.presenter.ts'
import { presentRewarded } from '../pricing/rewarded.presenter.ts'
import { toAmount } from '@aisle/api/money'
import { orderLineTypeSchema, productFamilySchema } from '@aisle/api/product-kind'
import * as z from 'zod/mini'
import type { OrderLineRecord } from './order-lines.table.ts'

type Extra = {
  readonly productId: string
  readonly title: string
  readonly seoName: string
  readonly imageUrl: string | null
  readonly imageAlt: string | null
  readonly priceCents: number
  readonly productFamily: number
  readonly isAutoShip: boolean
}
export type LineExtras = ReadonlyMap<string, Extra>

/** Lines with what came along below them. */
export const presentLines = (lines: readonly OrderLineRecord[], extras: LineExtras, status: OrderStatus) =>
  lines
    .filter(({ parentLineId }) => !parentLineId)
    .map((line) =>
      presentLine(
        line,
        lines.filter(({ parentLineId }) => parentLineId === line.orderLineId),
        extras,
        status,
      ),
    )

function presentLine(
  line: OrderLineRecord,
  children: readonly OrderLineRecord[],
  extras: LineExtras,
  status: OrderStatus,
): OrderLineItem {
  const extra = line.productId ? extras.get(line.productId) : undefined
  return {
    orderLineItemID: line.orderLineId,
    // A product that the store has since deleted keeps its line and loses its page.
    productId: line.productId ?? ZERO_ID,
    title: line.title,
    seoName: line.seoName,
    profileImage: line.imageUrl,
    imageAlt: extra?.imageAlt ?? null,
    price: toAmount(line.priceCents),
    regularPrice: line.regularPriceCents === null ? null : toAmount(line.regularPriceCents),
    totalPrice: toAmount(line.totalCents),
    discountAmount: toAmount(line.discountCents),
    ...presentRewarded(line),
    qty: line.qty,
    sizeText: line.sizeText,
    variantText: line.variantText,
    instruction: line.instruction,
    orderLineItemOrderType: z.parse(orderLineTypeSchema, line.orderType),
    productFamily: z.parse(productFamilySchema, extra?.productFamily ?? 0),
    giftCardAmount: line.giftCardCents === null ? null : toAmount(line.giftCardCents),
    hasAgeRestriction: line.hasAgeRestriction,
    allowSubstitute: line.allowSubstitute,
    substituteProductDetails: line.allowSubstitute ? [presentChosen(line, extras)] : [],
    isLinkedProduct: false,
    parentLinkedLineItemId: null,
    isSubscribeForAutoShip: extra?.isAutoShip ?? false,
    frequency: line.frequency,
    fulfillmentMethodID: line.fulfillmentMethodId,
    isDeleted: line.isDeleted,
    status,
    linkedProducts: children.map((child) => ({
      orderLineItemID: child.orderLineId,
      productId: child.productId ?? ZERO_ID,
      title: child.title,
      price: toAmount(child.priceCents),
      qty: child.qty,
      totalPrice: toAmount(child.totalCents),
    })),
  }
}

/** What is to come instead of a line; one that the store has since deleted leaves the choice to the picker. */
function presentChosen({ substituteProductId }: OrderLineRecord, extras: LineExtras): SubstituteProduct {
  const chosen = substituteProductId ? extras.get(substituteProductId) : undefined
  if (!chosen) return noPreference
  return {
    substituteProductID: chosen.productId,
    productID: chosen.productId,
    productName: chosen.title,
    image: chosen.imageUrl,
    price: toAmount(chosen.priceCents),
    seoName: chosen.seoName,
  }
}
