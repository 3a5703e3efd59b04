import type { CartDetail, CartFulfillment, CartItem } from '@aisle/api/cart-detail'

/**
 * A second opinion on the figures of a cart: made from what each of them consists of, with code of its own and not the
 * one that made them (spec 2 §3 to §5). Integer cents. What the browser cannot know (prices of offers, tax rates) is
 * taken as it is given.
 * @returns names of the figures that are not what they consist of; none where all is well. They hold no personal data.
 */
export function wrongFigures(cart: CartDetail): readonly string[] {
  const groups = Object.values(cart.fulfillments)
  const { orderSummary: sums } = cart
  const subtotal = sumOf(groups, ({ totalAmount }) => cents(totalAmount))
  const charges = sumOf(groups, ownCharges)
  const discount = cents(sums.discountAmount)
  const delivery = cents(sums.deliveryCharge ?? 0)
  const ofDelivery = balancesOf(sums.deliveryPaid ?? {})
  const balances = balancesOf(sums)
  const ofGoods = total(balances) - total(ofDelivery)
  const due = subtotal - discount + cents(sums.taxAmount) + cents(sums.tipAmount) + cents(sums.shippingRate) + charges
  const coupons = sums.coupons ?? []

  return named({
    'whole cents': amountsOf(cart).every(isWholeCents),
    'nothing negative': amountsOf(cart).every((amount) => amount >= 0),
    lines: groups.every((group) => Object.values(group.shoppingCartItems).every(isLineRight)),
    groups: groups.every(isGroupRight),
    'minimum charges': groups.every((group) => isMinimumChargeRight(group, cents(sums.shippingRate), groups.length)),
    'items subtotal': cents(cart.subTotalDisplay) === subtotal,
    subtotal: cents(sums.subTotal) === subtotal,
    coupons: coupons.length === 0 || sumOf(coupons, ({ amount }) => cents(amount)) === discount,
    discount: discount <= subtotal,
    taxes: sumOf(sums.taxes, ({ amount }) => cents(amount)) === cents(sums.taxAmount),
    charges: sumOf(sums.additionalCharges, ({ chargeAmount }) => cents(chargeAmount)) === charges,
    'gift cards and loyalty': ofGoods >= 0 && ofGoods <= due,
    // What they leave of the goods pays the delivery (ADR 26).
    'paid of the delivery':
      ofDelivery.loyalty <= balances.loyalty &&
      ofDelivery.cards <= balances.cards &&
      total(ofDelivery) <= delivery &&
      (total(ofDelivery) === 0 || ofGoods === due),
    total: cents(sums.finalPayAmount) === due - ofGoods,
  })
}

type Balances = { readonly loyalty: number; readonly cards: number }

const balancesOf = (paid: {
  readonly loyaltyDollars?: number | undefined
  readonly giftCardAmount?: number | undefined
}): Balances => ({
  loyalty: cents(paid.loyaltyDollars ?? 0),
  cards: cents(paid.giftCardAmount ?? 0),
})

const total = ({ loyalty, cards }: Balances) => loyalty + cards

const named = (checks: Readonly<Record<string, boolean>>) =>
  Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]))

/** A price is what is left of the regular one: both ways to the total are the same. */
function isLineRight(line: CartItem) {
  const { qty, price, totalPrice, regularPrice, discountAmount = 0, rewarded = [], linkedProducts = [] } = line
  const lineTotal = cents(totalPrice)
  const rest = qty - rewarded.reduce((pieces, portion) => pieces + portion.qty, 0)
  return (
    rest >= 0 &&
    rest * cents(price) + sumOf(rewarded, (portion) => portion.qty * cents(portion.price)) === lineTotal &&
    rewarded.every((portion) => portion.qty > 0 && portion.price < price) &&
    (typeof regularPrice !== 'number' || qty * cents(regularPrice) - cents(discountAmount) === lineTotal) &&
    linkedProducts.every((linked) => linked.qty * cents(linked.price) === cents(linked.totalPrice))
  )
}

function isGroupRight({ shoppingCartItems, totalAmount }: CartFulfillment) {
  const goods = sumOf(
    Object.values(shoppingCartItems),
    (line) => cents(line.totalPrice) + sumOf(line.linkedProducts ?? [], (linked) => cents(linked.totalPrice)),
  )
  return goods === cents(totalAmount)
}

const ownCharges = ({ additionalCharges = [] }: CartFulfillment) =>
  sumOf(additionalCharges, ({ chargeAmount }) => cents(chargeAmount))

/**
 * The fixed charge of a minimum applies in full, and is dropped where the goods with their shipping exceed it (spec 2
 * §4). Of several ways the cart tells the shipping of all together: what lies between is not judged.
 */
function isMinimumChargeRight(group: CartFulfillment, shipping: number, groupCount: number) {
  const charge = ownCharges(group)
  const fixed = cents(group.fixedCharge ?? 0)
  if (typeof group.minCheckoutAmount !== 'number') return charge === 0
  const minimum = cents(group.minCheckoutAmount)
  const goods = cents(group.totalAmount)
  if (goods > minimum) return charge === 0
  if (goods + shipping <= minimum) return charge === fixed
  return groupCount === 1 ? charge === 0 : charge === 0 || charge === fixed
}

function amountsOf({ fulfillments, orderSummary: sums, subTotalDisplay }: CartDetail): readonly number[] {
  const groups = Object.values(fulfillments)
  const lines = groups.flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
  return [
    subTotalDisplay,
    ...groups.flatMap((group) => [
      group.totalAmount,
      ...(group.additionalCharges ?? []).map(({ chargeAmount }) => chargeAmount),
    ]),
    ...lines.flatMap((line) => [
      line.price,
      line.totalPrice,
      ...(line.rewarded ?? []).map((portion) => portion.price),
      ...(line.linkedProducts ?? []).flatMap(({ price, totalPrice }) => [price, totalPrice]),
    ]),
    sums.subTotal,
    sums.discountAmount,
    sums.taxAmount,
    sums.tipAmount,
    sums.shippingRate,
    sums.finalPayAmount,
    sums.deliveryCharge ?? 0,
    sums.loyaltyDollars ?? 0,
    sums.giftCardAmount ?? 0,
    sums.deliveryPaid?.loyaltyDollars ?? 0,
    sums.deliveryPaid?.giftCardAmount ?? 0,
  ]
}

const isWholeCents = (amount: number) => Number.isFinite(amount) && Math.abs(amount * 100 - cents(amount)) < 1e-4

const cents = (amount: number) => Math.round(amount * 100)

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + centsOf(item), 0)
