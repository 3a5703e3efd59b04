import type { CartLine, LineProduct } from './cart-contents.types.ts'

const product: LineProduct = {
  title: 'Whole milk',
  seoName: 'whole-milk',
  imageUrl: null,
  imageAlt: null,
  sizeText: null,
  priceCents: 399,
  taxClass: 'food',
  productFamily: 0,
  giftCardMinCents: null,
  giftCardMaxCents: null,
  qtyLimit: null,
  hasAgeRestriction: false,
  isActive: true,
  isAutoShip: false,
  autoShipDiscountPercent: null,
  autoShipFrequencies: [],
  fulfillmentKinds: null,
  variantValueId: null,
  variantValues: [],
}

type Overrides = Partial<Omit<CartLine, 'product'>> & { readonly product?: Partial<LineProduct> }

/** A line of a cart as it is read; lines are of one product unless told otherwise. */
export const aLine = (lineId: string, { product: change, ...line }: Overrides = {}): CartLine => ({
  tenantId: 'fresh',
  lineId,
  cartId: 'cart',
  productId: 'milk',
  fulfillmentMethodId: 'pickup',
  qty: 1,
  orderType: 0,
  giftCardCents: null,
  frequency: null,
  instruction: null,
  allowSubstitute: false,
  substituteProductId: null,
  parentLineId: null,
  addedAt: new Date('2026-11-20T15:00:00Z'),
  product: { ...product, ...change },
  onHand: null,
  rules: [],
  deals: [],
  ...line,
})
