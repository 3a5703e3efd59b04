import * as z from 'zod/mini'

/** What a product is (spec 1 §3). */
export const ProductFamily = { Normal: 0, DigitalGiftCard: 1, PhysicalGiftCard: 2 } as const
export const productFamilySchema = z.literal([0, 1, 2])
export type ProductFamily = z.output<typeof productFamilySchema>

/** What a line of a cart or an order is (spec 1 §3). */
export const OrderLineType = { Normal: 0, AutoShip: 1, DigitalGiftCard: 2, PhysicalGiftCard: 3 } as const
export const orderLineTypeSchema = z.literal([0, 1, 2, 3])
export type OrderLineType = z.output<typeof orderLineTypeSchema>

/** The line type a gift card of this family is ordered with (decision 27). */
export const giftCardLineType = (family: ProductFamily): OrderLineType | undefined =>
  family === ProductFamily.Normal ? undefined : family === ProductFamily.DigitalGiftCard ? 2 : 3

/** The `type` in a gift card's address (spec 1 §2): 1 for family 1, otherwise 2; none for other products. */
export const giftCardRouteType = (family: ProductFamily): 1 | 2 | undefined =>
  family === ProductFamily.Normal ? undefined : family === ProductFamily.DigitalGiftCard ? 1 : 2

/** Gift cards cannot be substituted (spec 2 §4). */
export const isGiftCardLine = (type: OrderLineType): boolean =>
  type === OrderLineType.DigitalGiftCard || type === OrderLineType.PhysicalGiftCard
