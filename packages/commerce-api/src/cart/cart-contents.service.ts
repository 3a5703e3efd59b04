import { isAutoShippable } from '@aisle/api/blacklist'
import { ZERO_ID } from '@aisle/api/ids'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import type { PriceRule, Reduction } from '../pricing/discount.rules.ts'
import type { DealPart } from '../pricing/reward.rules.ts'
import type { CartContents, CartLine } from './cart-contents.types.ts'
import * as store from './cart-contents.store.ts'
import { ownMoneyOf } from './own-money.rules.ts'
import { readChosenCards, readOwner } from './own-money.store.ts'
import { roleOf } from '../server/caller.ts'
import type { CartRecord } from './carts.table.ts'
import { readFulfillmentsOfCart } from './offered-fulfillments.store.ts'
import { readSubstitutesById } from './substitutes.store.ts'

/** Reads a cart with everything that decides its price, at its own store or, to compare, at another one. */
export async function readContents(
  tx: Transaction,
  cart: CartRecord,
  now: Date,
  locationId = cart.locationId,
): Promise<CartContents> {
  const at = { cartId: cart.cartId, locationId, now }
  const [
    { business, asksFullAddress, location, savedCount, receivingStoreName, ...has },
    rows,
    discounts,
    fulfillments,
    choices,
    taxRates,
    owned,
  ] = await together([
    store.readStoreOfCart(tx, at),
    store.readLines(tx, at),
    store.readDiscounts(tx, at),
    readFulfillmentsOfCart(tx, at),
    store.readChoices(tx, at),
    store.readTaxRates(tx, at),
    roleOf(cart.subject) === 'user' ? readOwner(tx, { subject: cart.subject }) : [],
  ])
  const offers = offersByProduct(discounts)
  const lines = rows.map(
    ({ line, product: { isBlacklisted, isAutoShip: isAllowed, ...product }, onHand }): CartLine => ({
      ...line,
      product: { ...product, isAutoShip: isAutoShippable({ isAllowed, isBlacklisted }, business) },
      onHand,
      ...(offers.get(line.productId) ?? NO_OFFERS),
    }),
  )
  const substitutes = rows.flatMap(({ line: { substituteProductId: id } }) => (id && id !== ZERO_ID ? [id] : []))
  const chosen = has.hasGiftCards ? await readChosenCards(tx, cart.cartId) : []
  const isChosen = has.hasGiftCards || cart.giftCardsChosen
  return {
    cart,
    location,
    business,
    asksFullAddress,
    receivingStoreName,
    savedCount,
    lines,
    fulfillments,
    choices: new Map(choices.map((choice) => [choice.fulfillmentMethodId, choice])),
    shippingRates: locationId && has.hasRates ? await store.readShippingRates(tx, at) : [],
    taxRates,
    substitutes: substitutes.length > 0 ? await readSubstitutesById(tx, locationId, substitutes) : new Map(),
    coupon: has.hasCoupon ? await store.readCoupon(tx, at) : undefined,
    ...ownMoneyOf({ owned, chosen, isChosen, business, now }),
  }
}

type DiscountRow = Awaited<ReturnType<typeof store.readDiscounts>>[number]

type Offers = { readonly rules: readonly PriceRule[]; readonly deals: readonly DealPart[] }
const NO_OFFERS: Offers = { rules: [], deals: [] }

function offersByProduct(rows: readonly DiscountRow[]): ReadonlyMap<string, Offers> {
  const offers = new Map<string, Offers>()
  for (const row of rows) {
    const { rules, deals } = offers.get(row.productId) ?? NO_OFFERS
    const rule = row.hasRewards ? undefined : ruleOf(row)
    const part = row.hasRewards ? dealPartOf(row) : undefined
    offers.set(row.productId, {
      rules: rule ? [...rules, rule] : rules,
      deals: part ? [...deals, part] : deals,
    })
  }
  return offers
}

function ruleOf(row: DiscountRow): PriceRule | undefined {
  const reduction = reductionOf(row)
  return reduction && { ...reduction, minQty: row.minQty }
}

/** In a deal with rewards its triggers cost what they cost (ADR 39). */
function dealPartOf(row: DiscountRow): DealPart | undefined {
  const { discountId: dealId, isTrigger, minQty: perReward } = row
  if (isTrigger) return { dealId, role: 'trigger', perReward }
  const reduction = reductionOf(row)
  return reduction && { dealId, role: 'reward', reduction }
}

/** `per-product` offers name the price of each product; the others hold for all of theirs alike. */
function reductionOf({ kind, value, productCents }: DiscountRow): Reduction | undefined {
  switch (kind) {
    case 'percent':
    case 'amount':
    case 'price':
      return { kind, value }
    case 'per-product':
      return productCents === null ? undefined : { kind: 'price', value: productCents }
  }
  return undefined
}
