import { OrderLineType } from '@aisle/api/product-kind'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { autoShipNeedsAccount } from '../../cart/cart.errors.ts'
import { usesFulfillment } from '../../cart/cart-lines.store.ts'
import { readAutoShipTerms } from '../../cart/offer.store.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import { chosenAddress } from '../../checkout/address-choice.service.ts'
import { replaceGiftCards, saveChoices } from '../../checkout/cart-choices.store.ts'
import { chosenGiftCards } from '../../checkout/gift-card-choice.service.ts'
import { leavesStore } from '../../checkout/ship-to-store.rules.ts'
import { checkRate } from '../../checkout/shipping-rate.service.ts'
import { tipCentsOf } from '../../checkout/tip.rules.ts'
import type { Transaction } from '../../database/database.ts'
import { fulfillmentMissing } from '../order.errors.ts'
import { pickupInfoOf } from './pickup-person.rules.ts'
import type { OrderRequest } from './order-request.ts'

/**
 * Keeps what the order says of its cart, and answers the cart as it is then. What is refused later is rolled back with
 * everything else.
 */
export async function keepWishes(tx: Transaction, cart: CartRecord, request: OrderRequest): Promise<CartRecord> {
  const { body, shopper, now } = request
  for (const wish of body.orderFulfillments) await keepFulfillmentWish(tx, cart, request, wish)
  if (!body.giftCards) return cart
  await replaceGiftCards(tx, cart.cartId, await chosenGiftCards(tx, { shopper, cart }, body.giftCards, now))
  return { ...cart, giftCardsChosen: true }
}

/** The contents of a cart with what the order says beyond it. */
export const orderedContents = (
  tx: Transaction,
  contents: CartContents,
  request: OrderRequest,
): Promise<CartContents> => {
  const { body } = request
  return withSubscriptions(tx, withAddresses(withRates(withTip(contents, body.tipAmount), body), body), request)
}

const withTip = (contents: CartContents, amount: number | undefined): CartContents =>
  amount === undefined ? contents : { ...contents, cart: { ...contents.cart, tipCents: tipCentsOf(contents, amount) } }

type Wish = OrderRequest['body']['orderFulfillments'][number]

/** Whether the order says more about its cart than the cart does: then reading its contents writes. */
export const changesCart = ({ giftCards, orderFulfillments }: OrderRequest['body']): boolean =>
  giftCards !== undefined || orderFulfillments.some(saysMore)

const saysMore = ({ addressID, deliveryInstruction, isContactlessDelivery, pickupPerson }: Wish) =>
  [addressID, deliveryInstruction, isContactlessDelivery, pickupPerson].some((one) => one !== undefined)

async function keepFulfillmentWish(tx: Transaction, { cartId }: CartRecord, { shopper }: OrderRequest, wish: Wish) {
  const { fulfillmentMethodID, addressID, deliveryInstruction, isContactlessDelivery, pickupPerson } = wish
  const choices = {
    ...(addressID ? await chosenAddress(tx, shopper, { customerAddressesID: addressID }) : {}),
    ...(deliveryInstruction === undefined ? {} : { deliveryInstruction }),
    ...(isContactlessDelivery === undefined ? {} : { isContactless: isContactlessDelivery }),
    ...(pickupPerson?.trim() ? { pickupInfo: pickupInfoOf(fulfillmentMethodID, pickupPerson) } : {}),
  }
  if (Object.keys(choices).length === 0) return
  if (!(await usesFulfillment(tx, cartId, fulfillmentMethodID))) throw fulfillmentMissing()
  await saveChoices(tx, cartId, fulfillmentMethodID, choices)
}

/** The rates that the order names. @throws CRT_RATE where this store does not offer one for its way of receiving (T24) */
function withRates(contents: CartContents, { orderFulfillments }: OrderRequest['body']): CartContents {
  const choices = new Map(contents.choices)
  for (const { fulfillmentMethodID, shippingRateID } of orderFulfillments) {
    if (!shippingRateID) continue
    checkRate(contents, shippingRateID, fulfillmentMethodID)
    const choice = choices.get(fulfillmentMethodID)
    if (choice) choices.set(fulfillmentMethodID, { ...choice, shippingRateId: shippingRateID })
  }
  const isNamed = orderFulfillments.some(({ shippingRateID }) => shippingRateID !== undefined)
  return isNamed ? { ...contents, choices, cart: { ...contents.cart, shippingRateId: null } } : contents
}

/** Goods for which the order names an address do not wait in a store. */
function withAddresses(contents: CartContents, { orderFulfillments }: OrderRequest['body']): CartContents {
  const named = orderFulfillments.filter(({ addressID }) => addressID !== undefined)
  const change = named.map(({ fulfillmentMethodID }) => leavesStore(contents, fulfillmentMethodID))
  return { ...contents, cart: Object.assign({ ...contents.cart }, ...change) }
}

/** 2 means auto-ship (spec 2 §3). */
const AUTO_SHIP_OPTION = 2

/**
 * Auto-ship counts only with product and frequency, for products that are sent again and again (spec 2 §5).
 * @throws CUSTOMER_NEEDED for guests, also where their cart holds such a line from before (spec 2 §6)
 */
async function withSubscriptions(tx: Transaction, contents: CartContents, { body, shopper }: OrderRequest) {
  const wishes = (body.subscriptionDetails ?? []).filter(
    ({ subscriptionOption }) => subscriptionOption === AUTO_SHIP_OPTION,
  )
  const isRepeated = wishes.length > 0 || contents.lines.some(({ orderType }) => orderType === OrderLineType.AutoShip)
  if (isRepeated && !shopper.customerId) throw autoShipNeedsAccount()
  if (wishes.length === 0) return contents
  const terms = await readAutoShipTerms(
    tx,
    wishes.map(({ productID }) => productID),
  )
  const lines = contents.lines.map((line) => {
    const wish = wishes.find(
      ({ orderLineItemID, productID }) => orderLineItemID === line.lineId && productID === line.productId,
    )
    const isOffered = wish?.frequency && line.product.isAutoShip && terms.get(line.productId)?.includes(wish.frequency)
    return isOffered && line.orderType === OrderLineType.Normal && !line.parentLineId
      ? { ...line, orderType: OrderLineType.AutoShip, frequency: wish.frequency ?? null }
      : line
  })
  return { ...contents, lines }
}
