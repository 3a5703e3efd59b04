import { isAutoShippable } from '@aisle/api/blacklist'
import { ZERO_ID } from '@aisle/api/ids'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import type { PriceRule, Reduction } from '../pricing/discount.rules.ts'
import type { DealPart } from '../pricing/reward.rules.ts'
import type { CartContents, CartLine, OfferedFulfillment } from './cart-contents.types.ts'
import * as store from './cart-contents.store.ts'
import { ownMoneyOf } from './own-money.rules.ts'
import { readChosenCards, readOwners } from './own-money.store.ts'
import { roleOf } from '../server/caller.ts'
import type { CartRecord } from './carts.table.ts'
import { readFulfillments } from './offered-fulfillments.store.ts'
import { readSubstitutesById } from './substitutes.store.ts'

type CartToRead = { readonly cart: CartRecord; readonly now: Date }

/** Reads a cart with everything that decides its price. */
export async function readContents(tx: Transaction, cart: CartRecord, now: Date): Promise<CartContents> {
  const [contents] = await readManyContents(tx, [{ cart, now }])
  if (!contents) throw new Error('a cart was not read')
  return contents
}

/** The same for many carts: what is read of all of them takes one statement. */
export async function readManyContents(
  tx: Transaction,
  wanted: readonly CartToRead[],
): Promise<readonly CartContents[]> {
  const asked = wanted.map(({ cart: { cartId, locationId }, now }) => ({ cartId, locationId, now }))
  const users = wanted.flatMap(({ cart: { subject } }) => (roleOf(subject) === 'user' ? [subject] : []))
  const [stores, rows, discounts, fulfillments, choices, taxRates, owners] = await together([
    store.readStores(tx, asked),
    store.readLines(tx, asked),
    store.readDiscounts(tx, asked),
    readFulfillments(tx, asked),
    store.readChoices(tx, asked),
    store.readTaxRates(tx, asked),
    users.length > 0 ? readOwners(tx, [...new Set(users)]) : [],
  ])
  const of = {
    stores: Map.groupBy(stores, ({ cartId }) => cartId),
    lines: Map.groupBy(rows, ({ line }) => line.cartId),
    discounts: Map.groupBy(discounts, ({ cartId }) => cartId),
    fulfillments: Map.groupBy(fulfillments, ({ cartId }) => cartId),
    choices: Map.groupBy(choices, ({ cartId }) => cartId),
    taxRates: Map.groupBy(taxRates, ({ cartId }) => cartId),
    owners: Map.groupBy(owners, ({ subject }) => subject),
  }
  return await together(
    wanted.map(async ({ cart, now }) => {
      const { cartId } = cart
      const [found] = of.stores.get(cartId) ?? []
      if (!found) throw new Error('the tenant has no configuration')
      return await completed(tx, cart, {
        store: found,
        rows: of.lines.get(cartId) ?? [],
        discounts: of.discounts.get(cartId) ?? [],
        fulfillments: of.fulfillments.get(cartId)?.map(({ fulfillment }) => fulfillment) ?? [],
        choices: of.choices.get(cartId) ?? [],
        taxRates: of.taxRates.get(cartId) ?? [],
        owned: of.owners.get(cart.subject) ?? [],
        now,
      })
    }),
  )
}

type Rows<Read extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Read>>

/** What was read of one cart. */
type Parts = {
  readonly store: Rows<typeof store.readStores>[number]
  readonly rows: Rows<typeof store.readLines>
  readonly discounts: Rows<typeof store.readDiscounts>
  readonly fulfillments: readonly OfferedFulfillment[]
  readonly choices: Rows<typeof store.readChoices>
  readonly taxRates: Rows<typeof store.readTaxRates>
  readonly owned: Rows<typeof readOwners>
  readonly now: Date
}

/** With the rare things of which the first answer tells that they are there. */
async function completed(tx: Transaction, cart: CartRecord, parts: Parts): Promise<CartContents> {
  const { rows, discounts, fulfillments, choices, taxRates, owned, now } = parts
  const { business, asksFullAddress, location, savedCount, receivingStoreName, ...has } = parts.store
  const { cartId, locationId } = cart
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
  const chosen = has.hasGiftCards ? await readChosenCards(tx, cartId) : []
  const isChosen = has.hasGiftCards || cart.giftCardsChosen
  return {
    cart,
    location,
    business,
    asksFullAddress,
    receivingStoreName,
    savedCount,
    lines,
    fulfillments: new Map(fulfillments.map((one) => [one.fulfillmentMethodId, one])),
    choices: new Map(choices.map((choice) => [choice.fulfillmentMethodId, choice])),
    shippingRates: locationId && has.hasRates ? await store.readShippingRates(tx, { locationId }) : [],
    taxRates,
    substitutes: substitutes.length > 0 ? await readSubstitutesById(tx, locationId, substitutes) : new Map(),
    coupon: has.hasCoupon ? await store.readCoupon(tx, { cartId }) : undefined,
    ...ownMoneyOf({ owned, chosen, isChosen, business, now }),
  }
}

type DiscountRow = Parts['discounts'][number]

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
