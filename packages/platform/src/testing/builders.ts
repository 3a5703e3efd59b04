import type { CartDetail, CartItem } from '@aisle/api/cart-detail'
import type { Configuration } from '@aisle/api/configuration'
import type { ProductCard } from '@aisle/api/product-card'
import type { ChosenStore } from '@aisle/contract'
import type { CartProduct } from '../cart/cart.types.ts'

/** `id(7)` is always the same id; the last digits tell it apart in failures. */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aStore = (overrides: Partial<ChosenStore> = {}): ChosenStore => ({
  locationId: id(1),
  name: 'Fresh Fields Market, Elm Street',
  zipCode: '46204',
  fulfillmentId: id(2),
  codeName: 'sp',
  displayName: 'Store pickup',
  ...overrides,
})

export const aProduct = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  productID: id(10),
  title: 'Whole milk',
  seoName: 'whole-milk',
  price: 3.49,
  isinstock: true,
  qtyOnHand: 40,
  qtyLimit: 12,
  hasAgeRestriction: false,
  hasDiscount: false,
  discounts: [],
  variants: [],
  productFamily: 0,
  profileImage: null,
  sizeText: '1 gal',
  ...overrides,
})

export const aCartProduct = (overrides: Partial<CartProduct> = {}): CartProduct => ({
  productId: id(10),
  title: 'Whole milk',
  limit: 12,
  ...overrides,
})

export const aCartItem = (overrides: Partial<CartItem> = {}): CartItem => {
  const { price = 3.49, qty = 1 } = overrides
  return {
    orderLineItemID: id(20),
    productId: id(10),
    title: 'Whole milk',
    seoName: 'whole-milk',
    price,
    qty,
    totalPrice: Math.round(price * qty * 100) / 100,
    orderLineItemOrderType: 0,
    allowSubstitute: true,
    isLinkedProduct: false,
    fulfillmentMethodID: id(2),
    codeName: 'sp',
    qtyLimit: 12,
    qtyOnHand: 40,
    isinstock: true,
    ...overrides,
  }
}

/** A cart of these lines, grouped by their method, with sums that add up (no tax). */
export function aCart(items: readonly CartItem[] = [aCartItem()], overrides: Partial<CartDetail> = {}): CartDetail {
  const methods = Map.groupBy(items, (item) => item.fulfillmentMethodID)
  const total = sumOf(items)
  return {
    orderNumber: 'CART-1',
    version: 1,
    locationID: id(1),
    zipCode: '46204',
    totalItems: countOf(items),
    subTotalDisplay: total,
    fulfillments: Object.fromEntries([...methods].map(([method, lines]) => [method, fulfillmentOf(method, lines)])),
    orderSummary: {
      subTotal: total,
      discountAmount: 0,
      taxes: [],
      taxAmount: 0,
      tipAmount: 0,
      shippingRate: 0,
      additionalCharges: [],
      finalPayAmount: total,
    },
    ...overrides,
  }
}

const fulfillmentOf = (fulfillmentMethodID: string, lines: readonly CartItem[]) => ({
  fulfillmentMethodID,
  codeName: lines[0]?.codeName ?? 'sp',
  fulfillmentName: 'Store pickup',
  shoppingCartItems: Object.fromEntries(lines.map((line) => [line.orderLineItemID, line])),
  totalQTY: countOf(lines),
  totalAmount: sumOf(lines),
})

/** A line and what comes along with it. */
const withLinked = (line: CartItem) => [line, ...(line.linkedProducts ?? [])]

const countOf = (items: readonly CartItem[]) => items.flatMap(withLinked).reduce((sum, { qty }) => sum + qty, 0)

const sumOf = (items: readonly CartItem[]) =>
  Math.round(items.flatMap(withLinked).reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100

export const aConfiguration = (
  business: Partial<Configuration['businessConfigurations']> = {},
  overrides: Partial<Configuration> = {},
): Configuration => ({
  businessConfigurations: {
    isActive: true,
    businessName: 'Fresh Fields Market',
    enableGuestCheckout: true,
    lnsSubscriptionType: 2,
    ...business,
  },
  fulfillments: [
    {
      codeName: 'sp',
      isActive: true,
      fulfillmentId: id(2),
      fulfillmentMethodID: id(2),
      fulfillmentName: 'Store pickup',
      qtyLimit: 12,
    },
  ],
  socialPlatforms: [],
  ...overrides,
})
